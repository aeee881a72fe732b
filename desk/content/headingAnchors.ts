/** Anchors of headings in Markdown, which links to sections use. */
import { createAnchors } from '../../shared/content/anchors';
import { stem } from '../../shared/content/kinds';
import { type Heading, headingsIn } from '../../shared/content/markdown';
import type { Changes, Files } from './contentFiles';
import { addressIn, labelOfFile, rowOf, schemaOf } from './entries';
import { parseFile } from './fileFormat';
import { hotelLabelsOf } from './hotelLabels';
import { valueAt, withValueAt } from './valueAt';

const wordsIn = (label: string): readonly string[] => label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const sharedWordCount = (one: string, other: string) =>
  wordsIn(one).filter((word) => wordsIn(other).includes(word)).length;

/** Returns each heading's anchor; undefined for a new heading. A reworded heading keeps its earlier anchor. */
function keptAnchors(now: readonly Heading[], before: readonly Heading[]): (string | undefined)[] {
  const ids = now.map(({ id, isGiven }) => (isGiven ? id : undefined));
  const isLost = ({ id }: Heading) => !ids.includes(id);
  now.forEach(({ label }, index) => {
    ids[index] ??= before.find((old) => old.label === label && isLost(old))?.id;
  });
  // A reworded heading is still between the same two headings.
  const isKnown = (id: string | undefined) => id !== undefined && before.some((old) => old.id === id);
  let start = 0;
  for (let end = 0; end <= now.length; end += 1) {
    if (end < now.length && !isKnown(ids[end])) continue;
    const place = (id: string | undefined) => before.findIndex((old) => old.id === id);
    const lost = before
      .slice(start === 0 ? 0 : place(ids[start - 1]) + 1, end === now.length ? undefined : place(ids[end]))
      .filter(isLost);
    const added = [...now.keys()].slice(start, end).filter((index) => ids[index] === undefined);
    if (lost.length === added.length)
      added.forEach((index, at) => {
        ids[index] = lost[at]?.id;
      });
    else
      for (const { id, label } of lost) {
        const free = added.filter((index) => ids[index] === undefined);
        const score = (index: number) => sharedWordCount(label, now[index]?.label ?? '');
        const [best] = free
          .filter((index) => score(index) > 0)
          .sort((one, other) => score(other) - score(one));
        if (best !== undefined) ids[best] = id;
      }
    start = end + 1;
  }
  return ids;
}

/** Adds an anchor to each heading in Markdown. @param before the text as last saved; its anchors stay the same */
export function withAnchors(text: string, before: string): string {
  const headings = headingsIn(text);
  const ids = keptAnchors(headings, headingsIn(before));
  const makeAnchor = createAnchors(ids.filter((id) => id !== undefined));
  let whole = '';
  let end = 0;
  headings.forEach(({ label, isGiven, line }, index) => {
    const id = ids[index] ?? makeAnchor(label);
    const heading = text.slice(line.start, line.end);
    // A heading can also end with marks: '## Words ##'.
    whole += text.slice(end, line.start) + (isGiven ? heading : `${heading.replace(/\s+#+$/, '')} {#${id}}`);
    end = line.end;
  });
  return whole + text.slice(end);
}

/** Returns the path of the Markdown text in a file's value; undefined for a file without Markdown. */
const textPathIn = (file: string) => (!file.endsWith('.md') ? undefined : schemaOf(file) ? ['text'] : []);

/** Adds an anchor to each heading in a file's value. @param before the value as last saved */
export function withAnchorsIn(file: string, value: unknown, before: unknown): unknown {
  const path = textPathIn(file);
  const text = path && valueAt(value, path);
  if (!path || typeof text !== 'string') return value;
  return withValueAt(value, path, withAnchors(text, String(valueAt(before, path) ?? '')));
}

function headingsOf(file: string, text: string): Heading[] {
  const words = valueAt(parseFile(file, text), textPathIn(file) ?? []);
  return typeof words === 'string' ? headingsIn(words) : [];
}

/** Returns questions about deleted headings that text still links to. */
export function lostHeadings(files: Files, changes: Changes): string[] {
  const after = new Map(files);
  for (const [file, text] of changes) if (text !== null) after.set(file, text);
  const labels = hotelLabelsOf((file) => after.get(file));
  return [...changes].flatMap(([file, text]) => {
    const row = rowOf(file);
    if (!row || text === null || textPathIn(file) === undefined) return [];
    const ids = headingsOf(file, text).map(({ id }) => id);
    const address = addressIn(row, stem(file)).replace(/\/$/, '');
    return headingsOf(file, files.get(file) ?? '').flatMap(({ id, label }) => {
      if (ids.includes(id)) return [];
      const link = new RegExp(`${address}/?#${id}(?![\\w-])`);
      const linking = [...after].filter(([other, words]) => rowOf(other) && link.test(words));
      return linking.map(
        ([other, otherText]) =>
          `The heading “${label}” is gone, but a link in ${labelOfFile(other, otherText, labels)} leads to it.`,
      );
    });
  });
}
