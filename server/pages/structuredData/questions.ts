import type { FAQPage } from 'schema-dts';
import { plainText, type RichText } from '../../../shared/richText';
import type { DataSource } from './source';

/** Formats an answer as plain text. Drops a final sentence that is only a link, such as 'Breakfast menu.'. */
export function answerText(answer: RichText): string {
  const link = answer.findLastIndex((piece) => typeof piece !== 'string');
  const before = plainText(answer.slice(0, link)).trimEnd();
  const after = plainText(answer.slice(link + 1));
  return link > 0 && /[.?!]$/.test(before) && after.trim() === '.' ? before : plainText(answer);
}

/** The questions and answers on the FAQ page. */
export const questionsData = ({ content: { questions } }: DataSource): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.topics
    .flatMap((topic) => topic.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    })),
});
