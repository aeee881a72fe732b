import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/unsubscribe.json: where the link in newsletter mail leads. docs/behavior.md#unsubscribing */
export const unsubscribePage = ({ text, meta, richText }: Fields) => {
  const outcome = z.strictObject({ title: text, text: richText });
  return z.strictObject({
    meta,
    heading: text,
    subtitle: text,
    /** What the button does. */
    text: richText,
    button: text,
    done: outcome,
    invalid: outcome,
    failed: outcome,
  });
};

export type UnsubscribePage = z.output<ReturnType<typeof unsubscribePage>>;
