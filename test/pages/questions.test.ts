import type { Page } from 'puppeteer';
import { desktop, open, phone } from '../support/browser';
import {
  aboutContent,
  groupsContent,
  pages,
  plainText,
  questions,
  sectionsOf,
  stayPolicy,
} from '../support/content';

const { path } = pages.contact;

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
  it('stand by topic, closed, with every answer in the page for search to find', async () => {
    const page = await open(path);
    const shown = await page.$$eval('.questions__topic', (topics) =>
      topics.map((each) => [
        each.querySelector('h3')?.textContent,
        [...each.querySelectorAll('summary')].map(({ textContent }) => textContent),
      ]),
    );
    expect(shown).toEqual(
      questions.topics.map(({ heading, questions: each }) => [heading, each.map(({ question }) => question)]),
    );
    expect(await openAnswers(page)).toEqual([]);
    const words = await page.$eval('.questions', ({ textContent }) => textContent);
    for (const each of asked) expect(words).toContain(plainText(each.answer));
    expect(page.consoleMessages).toEqual([]);
  });

  it.each([true, false])('an answer is opened by its own address (JavaScript: %s)', async (javascript) => {
    const page = await open(`${path}#${answer.id}`, { javascript, viewport: phone });
    await isInView(page, answer.id);
    expect(await openAnswers(page)).toEqual([answer.id]);
  });

  it('an answer has a link to itself, and opening another closes it, across topics', async () => {
    const page = await open(path, { viewport: desktop });
    const [first] = topic.questions;
    await page.click('.questions summary');
    expect(await openAnswers(page)).toEqual([first?.id]);
    await page.click('.questions details[open] .questions__link');
    expect(await page.evaluate(() => location.hash)).toBe(`#${first?.id}`);
    expect(await openAnswers(page)).toEqual([first?.id]);
    const summaries = await page.$$('.questions summary');
    await summaries.at(-1)?.click();
    expect(await openAnswers(page)).toEqual([answer.id]);
  });

  it('each topic is a jump away', async () => {
    const page = await open(path, { viewport: phone });
    await page.click('.questions__topics li:last-child a');
    await isInView(page, questions.topics.at(-1)?.id ?? '');
  });
});

describe('topics that guests look for', () => {
  it.each([
    [pages.about.path, aboutContent.stay],
    [pages.groups.path, groupsContent.planning],
  ])('%s brings each into view by its anchor, with its words and figures', async (address, section) => {
    for (const { id, title, paragraphs, facts = [] } of section.topics) {
      const page = await open(`${address}#${id}`, { viewport: phone });
      await isInView(page, id);
      const words = await page.$eval(`#${id}`, ({ textContent }) => textContent);
      for (const text of [
        title,
        ...paragraphs.map(plainText),
        ...facts.flatMap(({ label, value }) => [label, value]),
      ])
        expect(words).toContain(text);
      await page.close();
    }
  });

  it('the right to cancel has an address of its own beside the terms', async () => {
    const [cancel] = sectionsOf(stayPolicy);
    const page = await open(`${pages.terms.path}#${cancel?.id}`, { viewport: phone });
    await isInView(page, cancel?.id ?? '');
  });
});

describe('Your Privacy Choices', () => {
  it('stands in the footer with its icon and leads to the choices', async () => {
    const page = await open(pages.careers.path);
    const link = await page.$eval('.footer__choices', (element) => ({
      text: element.textContent?.trim(),
      to: element.getAttribute('href'),
      icon: element.querySelector('svg')?.getBoundingClientRect().height ?? 0,
      line: element.getBoundingClientRect().height,
    }));
    expect(link).toMatchObject({ text: 'Your Privacy Choices', to: pages['opt-out'].path });
    expect(link.icon).toBeGreaterThan(10);
    expect(link.icon).toBeLessThan(link.line);
  });
});
