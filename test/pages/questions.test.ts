import type { Page } from 'puppeteer';
import { desktop, open, phone } from '../support/browser';
import { aboutContent, groupsContent, pages, questions, sectionsOf, stayPolicy } from '../support/content';

const { path } = pages.faq;

const [topic] = questions.topics;
const asked = questions.topics.flatMap((each) => each.questions);
const answer = asked.at(-1);
if (!topic || !answer) throw new Error('these tests need a question');

const openAnswers = (page: Page) =>
  page.$$eval('.questions details[open] > .accordion__content', (all) => all.map(({ id }) => id));

const isInView = (page: Page, id: string) =>
  page.waitForFunction(
    (anchor) => {
      const box = document.getElementById(anchor)?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= 0 && box.top < innerHeight;
    },
    {},
    id,
  );

describe('the questions', () => {
  it.each([true, false])('an answer is opened by its own address (JavaScript: %s)', async (javascript) => {
    const page = await open(`${path}#${answer.id}`, { javascript, viewport: phone });
    await isInView(page, answer.id);
    expect(await openAnswers(page)).toEqual([answer.id]);
  });

  it('are closed at first; an answer has a link to itself, opening another closes it, across topics, and each topic is a jump away', async () => {
    const page = await open(path, { viewport: desktop });
    expect(await openAnswers(page)).toEqual([]);
    const [first] = topic.questions;
    await page.click('.questions summary');
    expect(await openAnswers(page)).toEqual([first?.id]);
    await page.click('.questions details[open] .questions__link');
    expect(await page.evaluate(() => location.hash)).toBe(`#${first?.id}`);
    expect(await openAnswers(page)).toEqual([first?.id]);
    const summaries = await page.$$('.questions summary');
    await summaries.at(-1)?.click();
    expect(await openAnswers(page)).toEqual([answer.id]);
    await page.click('.questions__topics li:last-child a');
    await isInView(page, questions.topics.at(-1)?.id ?? '');
  });
});

describe('topics that guests look for', () => {
  const [cancel] = sectionsOf(stayPolicy);
  it.each([
    [pages.about.path, aboutContent.stay.topics.map(({ id }) => id)],
    [pages.groups.path, groupsContent.planning.topics.map(({ id }) => id)],
    [pages.terms.path, cancel ? [cancel.id] : []],
  ])('%s brings each into view by its anchor', async (address, ids) => {
    const page = await open(`${address}#${ids[0]}`, { viewport: phone });
    for (const id of ids) {
      await page.evaluate((anchor) => {
        location.hash = anchor;
      }, id);
      await isInView(page, id);
    }
  });
});

describe('Your Privacy Choices', () => {
  it('stands in the footer with its icon and leads to the opt-out request', async () => {
    const page = await open(pages.careers.path);
    const link = await page.$eval('.footer__choices', (element) => ({
      text: element.textContent?.trim(),
      to: element.getAttribute('href'),
      icon: element.querySelector('svg')?.getBoundingClientRect().height ?? 0,
      line: element.getBoundingClientRect().height,
    }));
    expect(link).toMatchObject({ text: 'Your Privacy Choices', to: pages['do-not-sell'].path });
    expect(link.icon).toBeGreaterThan(10);
    expect(link.icon).toBeLessThan(link.line);
  });
});
