import * as z from 'zod';
import { meta, pageLink, picture, some, text } from '../fields';

/** content/pages/not-found.json: the page for every unknown address. */
export const notFoundPage = z.strictObject({
  meta,
  heading: text,
  text,
  picture,
  /** The button. */
  home: pageLink,
  links: some(pageLink),
});
