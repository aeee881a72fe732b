import { type OpenPage, open, phone } from '../support/browser';
import { type RoomPage, roomPages } from '../support/content';
import { path, room, text } from '../support/room-page';
import { swipe } from '../support/touch';

describe('the picture gallery', () => {
  let page: OpenPage;
  let pictures: RoomPage['gallery'];
  beforeAll(async () => {
    pictures = roomPages[room.slug]?.gallery ?? [];
    page = await open(path, { reducedMotion: true });
  });
  beforeEach(async () => {
    await page.click('.room-gallery__thumbnail');
  });
  afterAll(() => {
    expect(page.consoleMessages).toEqual([]);
    expect(page.failedRequests).toEqual([]);
  });

  /** The visible picture, after the previous one has faded out. */
  const shown = async () => {
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('.room-gallery__slide')].filter((slide) => slide.checkVisibility())
          .length === 1,
    );
    return page.$$eval('.room-gallery__slide', (slides) =>
      slides.findIndex((slide) => slide.checkVisibility()),
    );
  };
  const selected = () =>
    page.$$eval('.room-gallery__thumbnail', (thumbnails) =>
      thumbnails.flatMap((thumbnail, index) =>
        thumbnail.getAttribute('aria-current') === 'true' ? [index] : [],
      ),
    );
  const dot = () =>
    page.$$eval('.room-gallery__dot', (dots) =>
      dots.findIndex((each) => each.classList.contains('room-gallery__dot--current')),
    );
  const last = () => pictures.length - 1;
  /** Caption of a picture in the lightbox. */
  const words = (index: number) => {
    const { caption, alt } = pictures[index] ?? {};
    return `${index + 1} of ${pictures.length} ${caption ? `${caption}. ` : ''}${alt}`;
  };

  test('next and previous change the picture with its caption and wrap, also by keyboard', async () => {
    const captions = () =>
      page.$$eval('.room-gallery__caption', (all) =>
        all.filter((caption) => caption.checkVisibility()).map(({ textContent }) => textContent),
      );
    expect(await shown()).toBe(0);
    expect(await captions()).toEqual([pictures[0]?.caption]);
    await page.click('.room-gallery [aria-label="Previous picture"]');
    expect(await shown()).toBe(last());
    await page.click('.room-gallery [aria-label="Next picture"]');
    expect(await shown()).toBe(0);
    await page.focus('.room-gallery [aria-label="Next picture"]');
    await page.keyboard.press('Enter');
    expect([await shown(), await captions()]).toEqual([1, [pictures[1]?.caption]]);
  });

  test('a thumbnail shows its picture and gets a highlighted border; the dot follows', async () => {
    await (await page.$$('.room-gallery__thumbnail'))[2]?.click();
    expect([await shown(), await selected(), await dot()]).toEqual([2, [2], 2]);
    const borders = await page.$$eval('.room-gallery__thumbnail', (all) =>
      all.map((thumbnail) => getComputedStyle(thumbnail, '::after').borderTopWidth === '4px'),
    );
    expect(borders).toEqual(pictures.map((_, index) => index === 2));
    expect(await page.$$('.room-gallery__dot')).toHaveLength(pictures.length);
  });

  test('a click on the picture opens it in the lightbox with its description; the gallery follows', async () => {
    await page.click('.room-gallery__slide--current a');
    await page.waitForSelector('dialog.lightbox[open]');
    expect(await text(page, '.lightbox [role="status"]')).toBe(words(0));
    await page.keyboard.press('ArrowRight');
    expect(await text(page, '.lightbox [role="status"]')).toBe(words(1));
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.lightbox[open]', { hidden: true });
    expect(await shown()).toBe(1);
    const focused = await page.evaluate(() =>
      document.activeElement?.matches('.room-gallery__slide--current a'),
    );
    expect(focused).toBe(true);
  });

  test('on a phone a swipe of more than 50 px changes the picture: left is next, right is previous', async () => {
    const onPhone = await open(path, { viewport: phone, reducedMotion: true });
    const large = '.room-gallery__large';
    await onPhone.$eval(large, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const current = () =>
      onPhone.$eval('.room-gallery__slide--current', (slide) => slide.getAttribute('aria-label'));
    await swipe(onPhone, large, -140);
    expect(await current()).toBe(`2 of ${pictures.length}`);
    await swipe(onPhone, large, 140);
    expect(await current()).toBe(`1 of ${pictures.length}`);
    await swipe(onPhone, large, -30);
    expect(await current()).toBe(`1 of ${pictures.length}`);
  });
});
