import type { Label } from './json';

/** 'extraAmenities' -> 'extra amenities' */
const words = (name: string) =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the fields of a file are called. */
export const labelIn =
  (_path: string): Label =>
  (path) => {
    const names = path.filter((key) => typeof key === 'string');
    return words(String(names.at(-1) ?? ''));
  };
