import type * as z from 'zod';
import { getOwn } from '../getOwn';
import { type PageName, pageNames, pageRow } from '../pages';
import { isOptionalPage } from '../schema/pages';
import { uiNames } from '../schema/ui';
import { type UiName, uiDefaults } from '../ui/defaults';
import { formatProblems, parseJson } from './contentError';
import { parseFrontMatter } from './frontMatter';
import {
  type contentKinds,
  type FileKind,
  type KindName,
  kindOf,
  kindRows,
  schemaOf,
  stem,
  unknownFiles,
} from './kinds';
import { applyPatch } from './mergePatch';

/** A file in content/, parsed with its schema. */
export interface ContentFile {
  /** The path, relative to content/. */
  path: string;
  schema: z.ZodType | undefined;
  /** The parsed JSON, or the Markdown text; undefined for an unreadable file. */
  input: unknown;
  /** The schema's output, or the Markdown text; undefined for an invalid file. */
  value: unknown;
}

/** The files in content/policies that pages show. */
const policyNames = ['accessibility', 'do-not-sell', 'opt-out', 'privacy', 'stay', 'terms'];

/** Returns the files that every hotel has, by folder. Files missing from ui/ use the defaults in shared/ui/. */
const requiredFiles = (): Partial<Record<KindName, readonly string[]>> => ({
  pages: pageNames
    .filter((name) => name !== 'custom-page' && !pageRow(name).isNew)
    .map((name) => `pages/${name}.json`),
  policies: policyNames.map((name) => `policies/${name}.md`),
  ui: uiNames.map((name) => `ui/${name}.json`),
});

/** The defaults of files that a hotel may leave out. */
const defaults: Readonly<Record<string, unknown>> = { 'redirects.json': { redirects: [] } };

/** Pages that are hidden along with another page. */
const dependentPages: Partial<Record<PageName, readonly PageName[]>> = { offers: ['offer'] };

/** Kinds of files that belong to a page, and that are ignored if the hotel doesn't have the page. */
const pagesOfKinds: Partial<Record<KindName, PageName>> = { offers: 'offers' };

const isHidden = (input: unknown) => (input as { hidden?: unknown } | null | undefined)?.hidden === true;

/** Whether a file hides its room or optional page from guests. */
export const isHiddenFile = ({ input }: ContentFile): boolean => isHidden(input);

/**
 * Reads each file in content/ separately.
 * @param contents the text of each file by path, relative to content/
 * @param report receives the errors of each file
 */
export function readFiles(contents: ReadonlyMap<string, string>, report: (error: string) => void) {
  const inputs = new Map<string, unknown>();
  const required = requiredFiles();
  const pathsOf = ({ name, path }: (typeof kindRows)[number]) => {
    if (!path.endsWith('/')) return [path];
    const found = [...contents.keys()].filter((each) => kindOf(each)?.name === name);
    return [...new Set([...found, ...(required[name] ?? [])])].sort();
  };
  const fileErrors = new Map<string, string>();
  function inputOf(path: string): unknown {
    const text = contents.get(path);
    const preset = path.startsWith('ui/') ? uiDefaults[stem(path) as UiName] : getOwn(defaults, path);
    if (text === undefined && preset) return preset;
    if (!text?.trim()) {
      fileErrors.set(path, `content/${path}: the file is ${text === undefined ? 'missing' : 'empty'}`);
      return undefined;
    }
    if (!schemaOf(path)) return text;
    const parse = path.endsWith('.md') ? parseFrontMatter : parseJson;
    const input = parse(`content/${path}`, text, (error) => fileErrors.set(path, error));
    return preset && input !== undefined ? applyPatch(preset, input) : input;
  }
  for (const path of unknownFiles(contents.keys()))
    report(`content/${path}: is not a known file: it is misspelled, or from another release (CHANGELOG.md)`);
  const paths = kindRows.map((kind) => [kind.name, pathsOf(kind)] as const);
  for (const path of paths.flatMap(([, each]) => each)) inputs.set(path, inputOf(path));

  const hiddenPages = pageNames
    .filter((name) => {
      const file = `pages/${name}.json`;
      const isMissing = pageRow(name).isNew && !contents.has(file);
      return isMissing || (isOptionalPage(name) && isHidden(inputs.get(file)));
    })
    .flatMap((name) => [name, ...(dependentPages[name] ?? [])]);
  const hiddenCustomPages = (paths.find(([kind]) => kind === 'customPages')?.[1] ?? []).filter((path) =>
    isHidden(inputs.get(path)),
  );
  const isOnHiddenPage = (kind: KindName, path: string) => {
    if (hiddenCustomPages.includes(path)) return true;
    const page = kind === 'pages' ? stem(path) : pagesOfKinds[kind];
    return hiddenPages.some((hidden) => hidden === page);
  };
  function fileAt(path: string): ContentFile {
    const [schema, input, error] = [schemaOf(path), inputs.get(path), fileErrors.get(path)];
    if (error) report(error);
    if (!schema || input === undefined) return { path, schema, input, value: input };
    // `jitless` reduces the first read from 200 ms to 100, since compiling the schemas takes longer than using them.
    const result = schema.safeParse(input, { jitless: true });
    for (const sentence of formatProblems(`content/${path}`, result.error?.issues ?? [], input))
      report(sentence);
    return { path, schema, input, value: result.data };
  }
  const files = new Map(
    paths.map(([kind, all]) => [kind, all.filter((path) => !isOnHiddenPage(kind, path)).map(fileAt)]),
  );
  return {
    /** The pages that the hotel doesn't have. docs/behavior.md#hidden-pages */
    hiddenPages,
    /** The slugs of the hotel's custom pages that are hidden. */
    hiddenCustomPages: hiddenCustomPages.map(stem),
    /** Returns the files of a kind, including invalid files, sorted by name. */
    filesOf: (kind: KindName): readonly ContentFile[] => files.get(kind) ?? [],
    allFiles: [...files.values()].flat(),
    /** Returns the value of a single-file kind before tokens and references are resolved. */
    parsed: <Name extends FileKind>(kind: Name) =>
      files.get(kind)?.[0]?.value as z.output<(typeof contentKinds)[Name]['schema']>,
  };
}

export type ContentFiles = ReturnType<typeof readFiles>;
