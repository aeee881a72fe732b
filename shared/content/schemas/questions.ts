import * as z from 'zod';
import type { Fields } from '../fields';
import { uniqueIds } from '../uniqueIds';

/** content/questions.json: what guests ask before they come, shown on the Contact page. */
export const questionsFile = ({ text, id, richText }: Fields) =>
  z.strictObject({
    heading: text,
    /** `id` is the anchor of the answer. */
    questions: z.array(z.strictObject({ id, question: text, answer: richText })).check(uniqueIds),
  });

export type Questions = z.output<ReturnType<typeof questionsFile>>;
