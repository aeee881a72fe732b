import type { Change } from '../types';

/** A change as one line: 'Enci King: price 269 to 279', 'Enci Queen: new'. */
export function lineOf({ title, kind, details }: Change): string {
  if (kind === 'added') return `${title}: new`;
  if (kind === 'removed') return `${title}: removed`;
  return details.length > 0 ? `${title}: ${details.join('; ')}` : `${title}: changed`;
}

/** The longest first line of a publication's message, in characters. */
const longestSubject = 72;

/** What a publication is called among the others: its changes, the first of them first. */
export function messageOf(changes: readonly Change[]): string {
  const [first, ...more] = changes;
  if (!first) return 'Publish the site';
  const line = lineOf(first);
  const whole = more.length > 0 ? `${line}, and ${more.length} more` : line;
  const short = more.length > 0 ? `${first.title} and ${more.length} more` : `${first.title} changed`;
  const subject = whole.length <= longestSubject ? whole : short;
  return `${subject}\n\n${changes.map((change) => `- ${lineOf(change)}`).join('\n')}\n`;
}
