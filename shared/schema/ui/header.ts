import * as z from 'zod';
import { text } from '../fields';

/** ui/header.json: header and phone menu beside their links, mostly for screen readers. */
export const headerTexts = z.strictObject({
  skip: text,
  announcement: text,
  main: text,
  mobile: text,
  home: text,
  menu: text,
  closeMenu: text,
  mapHint: text,
  weather: text,
  weatherHint: text,
});
