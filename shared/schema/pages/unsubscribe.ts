import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/pages/unsubscribe.json: the target of the newsletter's unsubscribe link. docs/behavior.md#unsubscribing */
export const unsubscribePage = ({ text, meta, richText }: Fields) => {
  const outcome = z.strictObject({ title: text, text: richText });
  return z.strictObject({
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
};
