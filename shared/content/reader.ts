import type * as z from 'zod';
import { faultsOf, parseJson } from './faults';

/** 'rooms/the-enci-king.json' -> 'the-enci-king' */
export const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * Reads files of content/ and collects what is wrong with them.
 * @param files the text of each by its path below content/
 */
export function createReader(files: ReadonlyMap<string, string>) {
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(fault);
  const parsed = new Map<string, unknown>();

  /** The file's text; undefined where it is missing, which is a fault. */
  function text(path: string): string | undefined {
    const found = files.get(path);
    if (found === undefined) report(`content/${path}: the file is missing`);
    return found;
  }

  /** The file's JSON; undefined where there is none, which is a fault once. */
  function json(path: string): unknown {
    if (!parsed.has(path)) {
      const found = text(path);
      parsed.set(path, found === undefined ? undefined : parseJson(`content/${path}`, found, report));
    }
    return parsed.get(path);
  }

  return {
    faults,
    text,
    json,
    /** The file's content; undefined where it has faults, which are kept. */
    read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined {
      const input = json(path);
      if (input === undefined) return undefined;
      const result = schema.safeParse(input);
      if (result.success) return result.data;
      faults.push(...faultsOf(`content/${path}`, result.error, input));
      return undefined;
    },
    /** The paths in one folder, in order of their names, and those of `needed` files that are not there. */
    list: (folder: string, needed: readonly string[] = []): string[] =>
      [
        ...new Set([
          ...[...files.keys()].filter((path) => path.startsWith(`${folder}/`)),
          ...needed.map((name) => `${folder}/${name}`),
        ]),
      ].sort(),
  };
}

export type Reader = ReturnType<typeof createReader>;
