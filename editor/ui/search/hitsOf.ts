import type { DeskData } from '../../content/contentRoutes';
import type { Passage } from '../../content/passages';
import type { Place } from '../preview/marksOf';

/** A field or a picture that has the wanted words. */
export interface Hit {
  place: Place;
  /** 'Enci King: Price' */
  label: string;
  /** What it says, shortened around the wanted words. */
  text: string;
  /** What a page is searched for. */
  shown: Pick<Passage, 'kind' | 'words'>;
  /** The page of its form. */
  own: string;
}

/** How much of a text stands before the wanted words, and how much in all, in characters. */
const snippet = { before: 30, length: 110 };

function shortened(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  const at = words.map((word) => small.indexOf(word)).find((index) => index !== -1) ?? 0;
  const from = Math.max(0, at - snippet.before);
  const part = text.slice(from, from + snippet.length);
  return `${from > 0 ? '…' : ''}${part}${from + snippet.length < text.length ? '…' : ''}`;
}

/**
 * Every field and picture whose words, description or name has all the wanted words, in capitals or not. Fields with these
 * names come first, then what has the words side by side.
 */
export function hitsOf({ passages, entries, named }: DeskData, wanted: string): Hit[] {
  const phrase = wanted.trim().toLowerCase();
  const words = phrase.split(/\s+/);
  if (phrase === '') return [];
  const forms = new Map(entries.map((entry) => [entry.path, entry]));
  const fields = passages.flatMap(({ file, path, line, label, kind, words: text }): Hit[] => {
    const form = forms.get(file);
    if (!form) return [];
    const name = label === form.label ? label : `${form.label}: ${label}`;
    const place = { file, path, line };
    return [{ place, label: name, text, shown: { kind, words: text }, own: form.shownAt }];
  });
  const pictures = named.pictures.map(({ name, alt }): Hit => {
    const place = { file: undefined, path: [], picture: name };
    return { place, label: `Picture ${name}`, text: alt, shown: { kind: 'picture', words: name }, own: '/' };
  });
  const rank = ({ label, text }: Hit) => {
    if (label.split(/[:,] /).some((part) => part.toLowerCase() === phrase)) return 0;
    return text.toLowerCase().includes(phrase) ? 1 : 2;
  };
  return [...fields, ...pictures]
    .filter(({ label, text }) => words.every((word) => `${label} ${text}`.toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other))
    .map((hit) => ({ ...hit, text: shortened(hit.text, words) }));
}
