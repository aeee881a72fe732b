import * as z from 'zod';
import { meta, richText, text } from '../fields';

const outcome = z.strictObject({ title: text, text: richText });

const choice = z.strictObject({
  heading: text,
  subtitle: text,
  /** Explains the button. */
  text: richText,
  button: text,
  done: outcome,
  failed: outcome,
});

/** content/pages/unsubscribe.json: the page for the links in emails to unsubscribe and resubscribe. */
export const unsubscribePage = choice.extend({
  meta,
  invalid: outcome,
  /** For subscribers who have left. */
  back: choice,
});
