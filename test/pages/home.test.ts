import { until } from '../../tools/harness/serverProcess';
import { idle, type OpenPage, open, painted, phone } from '../support/browser';
import { tick } from '../support/clock';
import { click } from '../support/roles';
import { content, messages, pages } from '../support/sample-content';

const { film } = content.ui.controls;

describe('the hero', () => {
  it('on Home shows the logo for 3 s, starting 1.5 s after load, with a 0.8 s fade', async () => {
    const page = await open(pages.home.path, { fakeClock: true });
    /** Returns the logo's opacity after the fade, and the logo's transition. */
    const logo = () =>
      page.$eval('main [aria-hidden=true]:has(> svg)', async (element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        return `${getComputedStyle(element).opacity}, ${transitionProperty} ${transitionDuration}`;
      });
    for (const [ms, opacity] of [
      [0, '0'],
      [1499, '0'],
      [1, '1'],
      [2999, '1'],
      [1, '0'],
    ] as const) {
      await tick(page, ms);
      expect({ ms, logo: await logo() }).toEqual({ ms, logo: `${opacity}, opacity 0.8s` });
    }
  });

  it.each([
    [pages.home.path, 1],
    [pages.rooms.path, 0.7],
  ])('on %s plays a muted, looping, inline video at %fx speed, with a pause button', async (path, rate) => {
    const page = await open(path, { films: true });
    const isPaused = (paused: boolean) =>
      page.waitForFunction((wanted) => document.querySelector('video')?.paused === wanted, {}, paused);
    await isPaused(false);
    const look = ({ muted, loop, playsInline, playbackRate }: HTMLVideoElement) =>
      [muted, loop, playsInline, playbackRate] as const;
    expect(await page.$eval('video', look)).toEqual([true, true, true, rate]);
    await click(page, 'button', film.pause);
    await isPaused(true);
    await click(page, 'button', film.play);
    await isPaused(false);
  });

  it('loads no video with reduced motion or Save-Data, and prefetches no pages with Save-Data', async () => {
    const calm = await open(pages.home.path, { reducedMotion: true });
    await idle(calm);
    expect(await calm.$('video')).toBeNull();
    const saving = await open(pages.home.path, { saveData: true, fakeClock: true });
    const requested: string[] = [];
    saving.on('request', (request) => requested.push(request.url()));
    await tick(saving, 1500);
    await painted(saving);
    expect(requested).toEqual([]);
    expect(await saving.$('video')).toBeNull();
  });

  it('only logs a warning if the browser refuses to play the video', async () => {
    const page = await open(pages.home.path, {
      before: (blank) =>
        blank.evaluateOnNewDocument(() => {
          HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        }),
    });
    await until(() => page.consoleMessages.length > 0);
    await painted(page);
    expect(page.consoleMessages).toEqual([expect.stringMatching(`^warn.*${messages.videoFailed}`)]);
  });
});

describe('the sections of Home', () => {
  const hidden = (page: OpenPage) =>
    page.$$eval('main section', (all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length);

  it('are visible before and after a jump to the end; one below the fold fades in once, with 15% in view', async () => {
    const page = await open(pages.home.path, { viewport: phone });
    expect(await hidden(page)).toBe(0);
    /** Scrolls until this share of the first short section below the fold is visible. */
    const show = (share: number) =>
      page.evaluate((visible) => {
        const isBelow = (each: HTMLElement) =>
          each.offsetHeight < innerHeight && each.getBoundingClientRect().top > innerHeight;
        const section =
          document.querySelector<HTMLElement>('[data-fading]') ??
          [...document.querySelectorAll<HTMLElement>('main section')].find(isBelow);
        if (!section) throw new Error('none is short');
        section.dataset.fading = '';
        const { top, height } = section.getBoundingClientRect();
        scrollTo({ top: scrollY + top + visible * height - innerHeight, behavior: 'instant' });
      }, share);
    const opacity = () => page.$eval('[data-fading]', (each) => getComputedStyle(each).opacity);
    await show(0.1);
    await until(async () => (await opacity()) === '0');
    await show(0.2);
    await until(async () => (await opacity()) === '1');
    await show(0.1);
    await painted(page);
    expect(await opacity()).toBe('1');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await painted(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await until(async () => (await hidden(page)) === 0);
  });
});
