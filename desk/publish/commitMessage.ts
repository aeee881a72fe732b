import type { Change } from './publishApi';

/** Formats a change: 'Enci King, Price: $269 → $279', 'Our Story: Banner, Subtitle and 2 more', 'Enci Queen: new'. */
export function lineOf({ title, kind, rows }: Change): string {
  if (kind === 'added') return `${title}: new`;
  if (kind === 'removed') return `${title}: removed`;
  const [first, ...more] = rows;
  if (!first) return `${title}: replaced`;
  const place = [title, first.label].filter(Boolean).join(', ');
  const { before, after } = first;
  const values =
    before === undefined ? `added ${after}` : `${before} ${after === undefined ? 'removed' : `→ ${after}`}`;
  const line = `${place}: ${values}`;
  return more.length > 0 ? `${place} and ${more.length} more` : line;
}

/** The commit trailer for the owner's note. */
export const noteTrailer = 'Note';

/** The maximum length of a commit's subject, in characters. */
const maxSubjectLength = 72;

/** Returns a publication's commit message: a list of changes, with the first change as the subject if it fits. */
export function commitMessageOf(changes: readonly Change[], note = ''): string {
  const line = note.replace(/\s+/g, ' ').trim();
  const end = line && `\n${noteTrailer}: ${line}\n`;
  const [first, ...more] = changes;
  if (!first) return `Publish the site\n${end}`;
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  const whole = `${lineOf(first)}${others}`.replace(/\s+/g, ' ');
  const subject = whole.length <= maxSubjectLength ? whole : `Change ${first.title}${others}`;
  return `${subject}\n\n${changes.map((change) => `- ${lineOf(change)}`).join('\n')}\n${end}`;
}
