import type { Git } from './git';
import type { Change, Detail } from './types';
import { entryOf, titleOf } from './words/entries';
import { jsonChanges } from './words/json';
import { labelsIn } from './words/labels';
import { markdownChanges } from './words/markdown';

/** A file that differs between two trees; a side is undefined where the file is not there. */
interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const none = /^0+$/;

/** The files of content/ and media/ that differ, with the names of their bytes. */
async function changedFiles(git: Git, before: string, after: string): Promise<FileChange[]> {
  const printed = await git.text([
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    before,
    after,
    '--',
    'content',
    'media',
  ]);
  const parts = printed.split('\0');
  const found: FileChange[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, , from = '', to = ''] = (parts[at] ?? '').split(' ');
    const side = (name: string) => (none.test(name) ? undefined : name);
    found.push({ path: parts[at + 1] ?? '', before: side(from), after: side(to) });
  }
  return found;
}

interface Texts {
  before: string | undefined;
  after: string | undefined;
}

const kindOf = ({ before, after }: Texts): Change['kind'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function jsonDetails(path: string, { before = '', after = '' }: Texts): Detail[] {
  try {
    return jsonChanges(JSON.parse(before), JSON.parse(after), labelsIn(path));
  } catch {
    return [{ what: '', change: 'changed, but cannot be read' }];
  }
}

/** What became of a file of content/. @param path from the project's folder */
export function contentChange(path: string, texts: Texts): Change {
  const kind = kindOf(texts);
  const { before = '', after = '' } = texts;
  const details = path.endsWith('.md') ? markdownChanges(before, after) : jsonDetails(path, texts);
  const title = titleOf(path, texts.after ?? texts.before);
  return { entry: path, title, kind, details: kind === 'changed' ? details : [] };
}

/** A picture's master and words are one entry. */
function pictureChange(
  entry: string,
  files: readonly FileChange[],
  texts: (file: FileChange) => Texts,
): Change {
  const words = files.find(({ path }) => path.endsWith('.json'));
  const master = files.find((file) => file !== words);
  const title = titleOf(entry, undefined);
  const isNew = master ? master.before === undefined : words?.before === undefined;
  const isGone = master ? master.after === undefined : words?.after === undefined;
  // Another ending of the same master replaces it.
  const isBoth = files.some(({ before }) => before) && files.some(({ after }) => after);
  if ((isNew || isGone) && !isBoth) return { entry, title, kind: isNew ? 'added' : 'removed', details: [] };
  const details = words ? jsonDetails(words.path, texts(words)) : [];
  return {
    entry,
    title,
    kind: 'changed',
    details: [...(master ? [{ what: '', change: 'replaced' }] : []), ...details],
  };
}

/** A room whose address changed: its new file names the old one. */
function renames(
  changes: readonly Change[],
  files: readonly FileChange[],
  texts: (file: FileChange) => Texts,
) {
  const former = (change: Change): readonly string[] => {
    const file = files.find(({ path }) => path === change.entry);
    try {
      return JSON.parse((file && texts(file).after) ?? '{}').formerSlugs ?? [];
    } catch {
      return [];
    }
  };
  return changes.flatMap((change) => {
    if (change.kind !== 'added' || !change.entry.startsWith('content/rooms/')) return [];
    const slugs = former(change);
    const old = changes.find(
      ({ entry, kind }) => kind === 'removed' && slugs.some((slug) => entry === `content/rooms/${slug}.json`),
    );
    return old ? [{ change, old }] : [];
  });
}

/**
 * What differs between two trees, in words, entry by entry.
 * @param before, after names of trees or publications
 */
export async function changesBetween(git: Git, before: string, after: string): Promise<readonly Change[]> {
  const files = await changedFiles(git, before, after);
  const readable = files.filter(({ path }) => /\.(json|md)$/.test(path));
  const names = [...new Set(readable.flatMap((file) => [file.before, file.after]))].filter(
    (name) => name !== undefined,
  );
  const blobs = await git.blobs(names);
  const text = (name: string | undefined) => (name === undefined ? undefined : blobs.get(name)?.toString());
  const texts = (file: FileChange): Texts => ({ before: text(file.before), after: text(file.after) });

  const groups = new Map<string, FileChange[]>();
  for (const file of files) {
    const entry = entryOf(file.path);
    if (entry) groups.set(entry, [...(groups.get(entry) ?? []), file]);
  }
  const changes = [...groups].flatMap(([entry, [first, ...more]]): Change[] => {
    if (!first) return [];
    if (entry === first.path) {
      const change = contentChange(entry, texts(first));
      // Another layout of the same values is no change to an owner.
      return change.kind === 'changed' && change.details.length === 0 ? [] : [change];
    }
    return [pictureChange(entry, [first, ...more], texts)];
  });

  const renamed = renames(changes, files, texts);
  return changes
    .filter((change) => !renamed.some(({ old }) => old === change))
    .map((change) => {
      const old = renamed.find((each) => each.change === change)?.old;
      return old
        ? {
            ...change,
            kind: 'changed' as const,
            details: [{ what: 'another address', change: `no longer “${old.title}”` }],
          }
        : change;
    });
}
