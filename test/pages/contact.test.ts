import { open, phone, resize } from '../support/browser';
import { outside, pages, questions } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';

const { path } = pages.contact;

describe('the contact page', () => {
  test('embeds a map, 350 px high on a desktop and 300 px on a phone, once its host has answered; prints have the address and the directions alone', async () => {
    const page = await open(path, { before: answerForTheMap });
    await page.$eval('.map', (frame) => frame.scrollIntoView());
    await page.waitForSelector('.map iframe');
    const height = () => page.$eval('.map iframe', (frame) => frame.clientHeight);
    expect(
      await page.$eval('.map iframe', (frame) => [
        (frame as HTMLIFrameElement).src,
        frame.getAttribute('loading'),
      ]),
    ).toEqual([outside.mapEmbed, 'lazy']);
    expect(await height()).toBe(350);
    await resize(page, { width: phone.width, height: phone.height });
    expect(await height()).toBe(300);
    await page.emulateMediaType('print');
    const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
    const parts = ['.directions__list', 'main address', '.message', '.contact .map'];
    expect(await Promise.all(parts.map(isShown))).toEqual([true, true, false, false]);
  });

  const [topic] = questions.topics;
  const asked = topic?.questions[0]?.id ?? '';
  test.each([
    [asked, `${pages.faq.path}#${asked}`],
    ['accessibility', pages.accessibility.path],
  ])('leads the old anchor #%s on to its page, in the same history entry', async (anchor, address) => {
    const page = await open(`${path}#${anchor}`);
    const entries = await page.evaluate(() => history.length);
    await page.waitForFunction((to) => location.pathname + location.hash === to, {}, address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('has links at the old anchors for guests without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    for (const anchor of ['faq', 'accessibility'])
      expect(await page.$eval(`#${anchor} a`, (link) => link.getAttribute('href'))).toBe(`/${anchor}`);
  });

  test('keeps its own anchors', async () => {
    const page = await open(`${path}#by-train`);
    await page.waitForFunction(() => scrollY > 0);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe(`${path}#by-train`);
  });
});
