import type { Change, Detail } from '../types';

const phrase = ({ what, change }: Detail) => `${what} ${change}`.trim();

/** A change as one line: 'Price of the Enci King $269 → $279', 'Our Story: subtitle changed', 'Enci Queen: new'. */
export function lineOf({ entry, title, kind, details }: Change): string {
  if (kind === 'added') return `${title}: new`;
  if (kind === 'removed') return `${title}: removed`;
  const [first, ...more] = details;
  if (!first) return `${title}: changed`;
  if (more.length > 0 || !first.change.includes('→') || !/^[a-z]/i.test(first.what))
    return `${title}: ${details.map(phrase).join('; ')}`;
  const what = first.what.charAt(0).toUpperCase() + first.what.slice(1);
  return `${what} of ${entry.startsWith('content/rooms/') ? 'the ' : ''}${title} ${first.change}`;
}

/** The name of the owner's note among the trailers of a publication's message. */
export const noteTrailer = 'Note';

/** The longest first line of a publication's message, in characters. */
const longestSubject = 72;

/** What a publication is called among the others: its changes, the first of them first. */
export function messageOf(changes: readonly Change[], note = ''): string {
  const said = note.replace(/\s+/g, ' ').trim();
  const end = said && `\n${noteTrailer}: ${said}\n`;
  const [first, ...more] = changes;
  if (!first) return `Publish the site\n${end}`;
  const line = lineOf(first);
  const whole = more.length > 0 ? `${line}, and ${more.length} more` : line;
  const short = more.length > 0 ? `${first.title} and ${more.length} more` : `${first.title} changed`;
  const subject = whole.length <= longestSubject ? whole : short;
  return `${subject}\n\n${changes.map((change) => `- ${lineOf(change)}`).join('\n')}\n${end}`;
}
