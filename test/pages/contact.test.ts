import { desktop, open, phone } from '../support/browser';
import { outside, pages } from '../support/content';
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

  test('states its accessibility, and the footer leads there on the page itself', async () => {
    const page = await open(path);
    await page.$eval(`.footer a[href="${path}#accessibility"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.activeElement?.id === 'accessibility');
    expect(
      await page.$eval('#accessibility', (section) => Math.round(section.getBoundingClientRect().top)),
    ).toBeLessThan(200);
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
