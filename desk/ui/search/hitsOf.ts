import type { DeskData } from '../../content/deskData';
import type { Passage } from '../../content/passages';
import type { Place } from '../preview/marksOf';

/** A field or a picture as the search knows it. */
export interface Hit {
  place: Place;
  /** 'Enci King: Price' */
  label: string;
  /** What it says. */
  text: string;
  /** Both, in small letters. */
  searched: string;
  /** What a page is searched for. */
  shown: Pick<Passage, 'kind' | 'words'>;
  /** The page of its form. */
  own: string;
}

/** How much of a text stands before the wanted words, and how much in all, in characters. */
const snippet = { before: 30, length: 110 };

const wordsOf = (wanted: string) => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** A text around the first of the wanted words that it has. */
export function shortened(text: string, wanted: string): string {
  const words = wordsOf(wanted);
  const small = text.toLowerCase();
  const at = words.map((word) => small.indexOf(word)).find((index) => index !== -1) ?? 0;
  const from = Math.max(0, at - snippet.before);
  const part = text.slice(from, from + snippet.length);
  return `${from > 0 ? '…' : ''}${part}${from + snippet.length < text.length ? '…' : ''}`;
}

/** Every field that an owner can change, and every picture with its description. */
export function searchable({ passages, entries, named }: DeskData): Hit[] {
  const forms = new Map(entries.map((entry) => [entry.path, entry]));
  const hit = (found: Omit<Hit, 'searched'>): Hit => ({
    ...found,
    searched: `${found.label} ${found.text}`.toLowerCase(),
  });
  const fields = passages.flatMap(({ file, path, line, label, kind, words: text }) => {
    const form = forms.get(file);
    if (!form) return [];
    const name = label === form.label ? label : `${form.label}: ${label}`;
    const place = { file, path, line };
    return hit({ place, label: name, text, shown: { kind, words: text }, own: form.shownAt });
  });
  const pictures = named.pictures.map(({ name, alt }) => {
    const place = { path: [], picture: name };
    const shown = { kind: 'picture' as const, words: name };
    return hit({ place, label: `Picture ${name}`, text: alt, shown, own: '/' });
  });
  return [...fields, ...pictures];
}

/**
 * What has all the wanted words in its name or text, in capitals or not. Fields with this name come first, then what has
 * the words side by side.
 */
export function hitsOf(all: readonly Hit[], wanted: string): Hit[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const rank = ({ label, searched }: Hit) => {
    if (label.split(/[:,] /).some((part) => part.toLowerCase() === phrase)) return 0;
    return searched.includes(phrase) ? 1 : 2;
  };
  return all
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .sort((one, other) => rank(one) - rank(other));
}
