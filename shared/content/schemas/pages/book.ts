import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/book.json: the stay form on a page of its own. docs/behavior.md#book */
export const bookPage = ({ text, meta, richText }: Fields) =>
  z.strictObject({
    meta,
    heading: text,
    text,
    /** Where the dates make no sense. */
    mistake: z.strictObject({ heading: text, text }),
    call: richText,
  });

export type BookPage = z.output<ReturnType<typeof bookPage>>;
