import type * as z from 'zod';
import { faultsOf, parseJson } from './faults';

/** 'rooms/the-enci-king.json' -> 'the-enci-king' */
export const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * Reads files of content/ and collects faults.
 * @param files the text of each by its path below content/
 */
export function createReader(files: ReadonlyMap<string, string>) {
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(fault);
  const parsed = new Map<string, unknown>();

  /** The file's text; a missing file is a fault. */
  function text(path: string): string | undefined {
    const found = files.get(path);
    if (found === undefined) report(`content/${path}: the file is missing`);
    return found;
  }

  /** The file's JSON; its faults are reported once. */
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
    /** The parsed file; undefined where it has faults, which are collected. */
    read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined {
      const input = json(path);
      if (input === undefined) return undefined;
      // Each compilation makes schemas of its own, which never repay the time that Zod would spend on compiling them.
      const result = schema.safeParse(input, { jitless: true });
      if (result.success) return result.data;
      faults.push(...faultsOf(`content/${path}`, result.error, input));
      return undefined;
    },
    /** The paths in a folder, by name, including those of missing `needed` files. */
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
