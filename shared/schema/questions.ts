import * as z from 'zod';
import { id, reportDuplicates, richText, sample, text } from './fields';

/** content/questions.json: frequently asked questions by topic. */
export const questionsFile = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        /** The topic's anchor. */
        id,
        heading: text,
        /** `id` is the answer's anchor. */
        questions: z.array(z.strictObject({ id, sample, question: text, answer: richText })),
      }),
    )
    .check(({ value, issues }) => {
      const ids = value.flatMap(({ id, questions }, at) => [
        { id, path: [at, 'id'] },
        ...questions.map((question, index) => ({ id: question.id, path: [at, 'questions', index, 'id'] })),
      ]);
      reportDuplicates(ids, issues);
    }),
});
