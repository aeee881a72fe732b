import * as z from 'zod';
import { meta, richText, text } from '../fields';

const outcome = z.strictObject({ title: text, text: richText });

/** content/pages/unsubscribe.json: the target of the newsletter's unsubscribe link. docs/behavior.md#unsubscribing */
export const unsubscribePage = z.strictObject({
  meta,
  heading: text,
  subtitle: text,
  /** Explains the button. */
  text: richText,
  button: text,
  done: outcome,
  invalid: outcome,
  failed: outcome,
});
