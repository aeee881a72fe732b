import request from 'supertest';
import { answerText } from '../../server/pages/structuredData/questions';
import { siteApp } from '../support/app';
import { pages, questions } from '../support/content';
import { structuredData, wordsOf } from '../support/html';

it('an answer for search engines has no last sentence that is only a link', () => {
  const link = { text: 'By train', to: pages.contact.path };
  expect(answerText(['On foot. ', link, '.'])).toBe('On foot.');
  expect(answerText(['See the way ', link, '.'])).toBe('See the way By train.');
  expect(answerText([link, '.'])).toBe('By train.');
  expect(answerText(['Call. ', link, ' is another.'])).toBe('Call. By train is another.');
});

it('questions are marked up on the page that answers them, word for word', async () => {
  const html = (await request(await siteApp()).get(pages.faq.path)).text;
  const page = structuredData(html).find((each) => each['@type'] === 'FAQPage');
  const asked = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name }) => name)).toEqual(
    questions.topics.flatMap((topic) => topic.questions.map(({ question }) => question)),
  );
  const words = wordsOf(html);
  const texts = asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});
