import * as z from 'zod';
import { id, richText, sample, text } from './fields';

/** content/questions.json: frequent questions by topic. */
export const questionsFile = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        /** The anchor of the topic. */
        id,
        heading: text,
        /** `id` is the anchor of the answer. */
        questions: z.array(z.strictObject({ id, sample, question: text, answer: richText })),
      }),
    )
    .check(({ value, issues }) => {
      const taken = new Set<string>();
      function take(id: string, path: (string | number)[]) {
        if (taken.has(id))
          issues.push({
            code: 'custom',
            path,
            input: id,
            message: `must not be "${id}", as another entry's is`,
          });
        taken.add(id);
      }
      value.forEach((topic, at) => {
        take(topic.id, [at, 'id']);
        topic.questions.forEach((question, index) => {
          take(question.id, [at, 'questions', index, 'id']);
        });
      });
    }),
});
