import * as z from 'zod';
import { counted, text } from '../fields';

/** ui/refusals.json: why the server does not take a form, and the short page that says so. */
export const refusalTexts = z.strictObject({
  crossSite: text,
  methodNotAllowed: text,
  notFound: text,
  notStored: text,
  tooLarge: text,
  /** To any request, usually because of cookies. */
  tooManyHeaders: text,
  /** By the minutes to wait. */
  tooManyPosts: counted,
  unreadable: text,
  unsupportedType: text,
  page: z.strictObject({ title: text, back: text, call: text, form: text }),
});
