/** Old anchors of the contact page, whose questions and accessibility have pages of their own now. */
import { movedTo } from '../../client/pages/Contact/useMovedAnchor';
import { loadPage } from '../../server/pages/loaders';
import { content, small } from '../support/small';

const contact = loadPage('contact', small);
const [topic] = content.questions.topics;
const question = topic?.questions[0]?.id;

it.each<[hash: string, target?: string]>([
  ['#faq', '/faq'],
  ['#questions', '/faq'],
  [`#${topic?.id}`, `/faq#${topic?.id}`],
  [`#${question}`, `/faq#${question}`],
  ['#accessibility', '/accessibility'],
  ['#accessible-hotel', '/accessibility#accessible-hotel'],
  ...['#utm_source=newsletter', '#top', '#/', '', '#constructor'].map((hash): [string] => [hash]),
])('the anchor %j leads to %s', (hash, target = undefined) => {
  if (!contact) throw new Error('every hotel has a contact page');
  expect(movedTo(hash, contact)).toBe(target);
});
