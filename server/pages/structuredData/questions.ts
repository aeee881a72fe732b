import type { FAQPage, WithContext } from 'schema-dts';
import { plainText } from '../../../shared/content/plainText';
import { questions } from '../../../shared/content/questions';

/** The questions that the Contact page answers. */
export const questionsData: WithContext<FAQPage> = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
};
