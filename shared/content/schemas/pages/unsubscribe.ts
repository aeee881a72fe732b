import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/unsubscribe.json: the target of the links by which subscribers leave and come back. docs/behavior.md#unsubscribing */
export const unsubscribePage = ({ text, meta, richText }: Fields) => {
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
  return choice.extend({
    meta,
    invalid: outcome,
    /** For subscribers who have left. */
    back: choice,
  });
};
