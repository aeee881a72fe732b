import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/pages/faq.json; the questions are content/questions.json. docs/behavior.md#questions */
export const faqPage = ({ text, meta, richText }: Fields) =>
  z.strictObject({
    meta,
    title: text,
    subtitle: text,
    /** The list of topics, for screen readers. */
    topics: text,
    /** The label of an answer's permalink. */
    linkLabel: text,
    /** For guests whose question is not listed. */
    more: richText,
  });
