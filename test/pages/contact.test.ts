import { desktop, open, phone } from '../support/browser';
import { outside, pages, questions } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';

const { path } = pages.contact;

describe('the contact page', () => {
  test.each([
    ['300 px high on a phone', phone, 300],
    ['350 px high on a desktop', desktop, 350],
  ])('embeds a map %s once its host has answered', async (_name, viewport, height) => {
    const page = await open(path, { viewport, before: answerForTheMap });
    await page.$eval('.map', (frame) => frame.scrollIntoView());
    await page.waitForSelector('.map iframe');
    const map = await page.$eval('.map iframe', (frame) => ({
      height: frame.clientHeight,
      src: (frame as HTMLIFrameElement).src,
      loading: frame.getAttribute('loading'),
    }));
    expect(map).toEqual({ height, loading: 'lazy', src: outside.mapEmbed });
  });

  const [topic] = questions.topics;
  const asked = topic?.questions[0]?.id ?? '';
  test.each([
    ['faq', pages.faq.path],
    [asked, `${pages.faq.path}#${asked}`],
    ['accessibility', pages.accessibility.path],
    ['report-a-barrier', `${pages.accessibility.path}#report-a-barrier`],
  ])('leads the old anchor #%s on to its page', async (anchor, address) => {
    const page = await open(`${path}#${anchor}`);
    await page.waitForFunction((to) => location.pathname + location.hash === to, {}, address);
    // The step back leaves the site instead of leading on again.
    expect(await page.evaluate(() => history.length)).toBe(
      await (await open(path)).evaluate(() => history.length),
    );
  });

  test.each(['faq', 'accessibility'])(
    'has a link at the old anchor #%s for guests without JavaScript',
    async (anchor) => {
      const page = await open(`${path}#${anchor}`, { javascript: false });
      expect(await page.$eval(`#${anchor} a`, (link) => link.getAttribute('href'))).toBe(`/${anchor}`);
    },
  );

  test('keeps its own anchors', async () => {
    const page = await open(`${path}#by-train`);
    await page.waitForFunction(() => scrollY > 0);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe(`${path}#by-train`);
  });

  test('prints the address and the directions and leaves the form out', async () => {
    const page = await open(path);
    await page.emulateMediaType('print');
    const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
    expect(await isShown('.directions__list')).toBe(true);
    expect(await isShown('main address')).toBe(true);
    expect(await isShown('.message')).toBe(false);
    expect(await isShown('.contact .map')).toBe(false);
  });
});
