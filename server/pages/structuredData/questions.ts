import type { FAQPage, WithContext } from 'schema-dts';
import { questions } from '../../../generated/content/questions';
import { plainText } from '../../../shared/richText';

/** The questions that the Contact page answers. */
export const questionsData: WithContext<FAQPage> = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.topics
    .flatMap((topic) => topic.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
};
