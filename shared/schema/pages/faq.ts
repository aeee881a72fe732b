import * as z from 'zod';
import { meta, richText, text } from '../fields';

/** content/pages/faq.json; the questions are content/questions.json. */
export const faqPage = z.strictObject({
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
