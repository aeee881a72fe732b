import { until } from '../../tools/harness/serverProcess';
import { idle, type OpenPage, open, painted, phone, tick } from '../support/browser';
import { messages, pages } from '../support/content';

const logo = (page: OpenPage) =>
  page.$eval('.home-hero__logo', (element) => element.className.match(/logo--(\w+)/)?.[1]);

describe('the hero of Home', () => {
  it('shows the logo 1.5 s after load for 3 s, with a fade of 0.8 s', async () => {
    const page = await open(pages.home.path, { fakeClock: true });
    expect(await logo(page)).toBe('waiting');
    await tick(page, 1499);
    expect(await logo(page)).toBe('waiting');
    await tick(page, 1);
    expect(await logo(page)).toBe('shown');
    await tick(page, 2999);
    expect(await logo(page)).toBe('shown');
    await tick(page, 1);
    expect(await logo(page)).toBe('gone');
    const fade = await page.$eval('.home-hero__logo', (element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return `${transitionProperty} ${transitionDuration}`;
    });
    expect(fade).toBe('opacity 0.8s');
  });

  it('fetches the film after the page has loaded, muted, looping and inline; it can be paused', async () => {
    const page = await open(pages.home.path, { films: true });
    await page.waitForSelector('video.film');
    const film = await page.$eval('video.film', ({ muted, loop, playsInline, src }) => ({
      muted,
      loop,
      playsInline,
      src,
    }));
    expect(film).toMatchObject({
      muted: true,
      loop: true,
      playsInline: true,
      src: expect.stringMatching(/aerial-\w+\.mp4$/),
    });
    await page.waitForFunction(
      () => document.querySelector<HTMLVideoElement>('video.film')?.paused === false,
    );
    await page.click('.film__toggle[aria-label="Pause the film"]');
    await page.waitForSelector('.film__toggle[aria-label="Play the film"]');
    expect(await page.$eval('video.film', (video) => (video as HTMLVideoElement).paused)).toBe(true);
  });

  it('loads no film with reduced motion or Save-Data', async () => {
    const calm = await open(pages.home.path, { reducedMotion: true });
    await idle(calm);
    expect(await calm.$('video')).toBeNull();
    const saving = await open(pages.home.path, {
      before: async (page) => {
        await page.evaluateOnNewDocument(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      },
    });
    await idle(saving);
    expect(await saving.$('video')).toBeNull();
  });

  it('only warns if the browser refuses to play', async () => {
    const page = await open(pages.home.path, {
      before: async (blank) => {
        await blank.evaluateOnNewDocument(() => {
          HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        });
      },
    });
    await page.waitForSelector('video.film');
    await until(() => page.consoleMessages.length > 0);
    await painted(page);
    expect(page.consoleMessages).toEqual([expect.stringContaining(messages.videoFailed)]);
    expect(page.consoleMessages[0]).toMatch(/^warn/);
  });
});

describe('the sections of Home', () => {
  /** How many are not fully visible. */
  const hidden = (page: OpenPage) =>
    page.$$eval(
      'main section',
      (sections) => sections.filter((section) => getComputedStyle(section).opacity !== '1').length,
    );

  it('are all visible to a capture of the whole page, at first and after a jump to the end and back', async () => {
    const page = await open(pages.home.path, { viewport: phone });
    expect(await hidden(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await painted(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await until(async () => (await hidden(page)) === 0);
  });

  it('fade in once, when 15% of them is visible', async () => {
    const page = await open(pages.home.path, { viewport: phone });
    /** Scrolls until this share of the first short section below the fold is visible. */
    const show = (share: number) =>
      page.evaluate((visible) => {
        const isShort = ({ offsetHeight }: HTMLElement) => offsetHeight < innerHeight;
        const isBelow = (each: HTMLElement) => each.getBoundingClientRect().top > innerHeight;
        const section =
          document.querySelector<HTMLElement>('[data-fading]') ??
          [...document.querySelectorAll<HTMLElement>('main .section')].find(
            (each) => isShort(each) && isBelow(each),
          );
        if (!section) throw new Error('none is short');
        section.dataset.fading = '';
        const { top, height } = section.getBoundingClientRect();
        scrollTo({ top: scrollY + top + visible * height - innerHeight, behavior: 'instant' });
      }, share);
    await show(0.1);
    await page.waitForSelector('[data-fading].reveal--waiting');
    // At rest only this one is hidden.
    await until(async () => (await hidden(page)) === 1);
    expect(await page.$('[data-fading].reveal--waiting')).not.toBeNull();
    await show(0.2);
    await page.waitForSelector('[data-fading].reveal--shown');
    await page.evaluate(() =>
      document.querySelector('#home-groups')?.closest('section')?.scrollIntoView({ behavior: 'instant' }),
    );
    await page.waitForFunction(() =>
      document.querySelector('#home-groups')?.closest('section')?.classList.contains('reveal--shown'),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    expect(
      await page.$eval('#home-groups', (heading) =>
        heading.closest('section')?.classList.contains('reveal--shown'),
      ),
    ).toBe(true);
  });
});
