import { open, phone, resize } from '../support/browser';
import { outside, pages, questions } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';

const { path } = pages.contact;

describe('the contact page', () => {
  it('embeds a lazy map, 350 px high on a desktop and 300 px on a phone', async () => {
    const page = await open(path, { before: answerForTheMap });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForSelector('main iframe[loading=lazy]');
    const frame = () => page.$eval('main iframe', ({ src, clientHeight }) => [src, clientHeight]);
    expect(await frame()).toEqual([outside.mapEmbed, 350]);
    await resize(page, { width: phone.width, height: phone.height });
    expect(await frame()).toEqual([outside.mapEmbed, 300]);
  });

  const answer = questions.topics[0]?.questions[0]?.id ?? '';
  it.each([
    [answer, `${pages.faq.path}#${answer}`],
    ['accessibility', pages.accessibility.path],
  ])('leads the old anchor #%s on to its page, in the same history entry', async (anchor, address) => {
    const page = await open(`${path}#${anchor}`);
    const entries = await page.evaluate(() => history.length);
    await page.waitForFunction((to) => location.pathname + location.hash === to, {}, address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('keeps its own anchors', async () => {
    const page = await open(`${path}#by-train`);
    await page.waitForFunction(() => scrollY > 0);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe(`${path}#by-train`);
  });

  it('has links at the old anchors for guests without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    for (const anchor of ['faq', 'accessibility'])
      expect(await page.$eval(`#${anchor} a`, (link) => link.getAttribute('href'))).toBe(`/${anchor}`);
  });
});
