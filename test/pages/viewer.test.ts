import type { Page } from 'puppeteer';
import { isLocked, type OpenOptions, open, phone, tick, unlocked } from '../support/browser';
import { pages, roomsContent, viewer } from '../support/content';

const { path } = pages.rooms;

const button = '.viewer-360__open';
const stage = '.viewer-360__stage';
const label = (name: string) => `.viewer-360 [aria-label="${name}"]`;
const rotate = '.viewer-360 button[aria-pressed]';

/** Number of the top frame, from 1. */
const frame = (page: Page) =>
  page.$eval('.viewer-360__frame--shown img', (picture) =>
    Number(/room-360-(\d)/.exec((picture as HTMLImageElement).src)?.[1]),
  );
/** Text of the live region. */
const heard = (page: Page) =>
  page.$eval('.viewer-360 [aria-live] :not([aria-hidden])', (words) => words.textContent);
const isOpen = (page: Page) => page.$eval('.viewer-360', (dialog) => (dialog as HTMLDialogElement).open);

async function openViewer(options: OpenOptions = {}) {
  const page = await open(path, { fakeClock: true, reducedMotion: true, ...options });
  await page.$eval(button, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.focus(button);
  await page.keyboard.press('Enter');
  await page.waitForSelector(stage);
  return page;
}

async function middle(page: Page) {
  const area = await (await page.$(stage))?.boundingBox();
  if (!area) throw new Error('the viewer is not to be seen');
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

describe('the 360° viewer', () => {
  test('opens by its button, and only then loads its 8 frames', async () => {
    const fetched = new Set<string>();
    const page = await open(path, {
      before: async (opening) => {
        opening.on('request', (request) => {
          const name = /\/media\/(room-360-\d)-/.exec(request.url())?.[1];
          if (name) fetched.add(name);
        });
      },
    });
    expect(await page.$eval(button, (element) => element.textContent)).toBe(roomsContent.story.viewer?.label);
    await page.$eval(button, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(fetched.size).toBe(0);
    await page.click(button);
    await page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.viewer-360__frame img')];
      return (
        pictures.length === 8 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
      );
    });
    expect(fetched.size).toBe(8);
    expect(page.consoleMessages).toEqual([]);
  });

  test('locks the page while open; Escape, its button and a click beside it close it and restore the focus', async () => {
    const page = await openViewer();
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.click(label('Close')),
      () => page.mouse.click(8, 400),
    ];
    for (const close of ways) {
      if (!(await isOpen(page))) await page.keyboard.press('Enter');
      await page.waitForSelector(stage, { visible: true });
      expect([await isOpen(page), await isLocked(page)]).toEqual([true, true]);
      await close();
      await page.waitForSelector(stage, { hidden: true });
      expect(await isOpen(page)).toBe(false);
      await unlocked(page);
      await page.waitForFunction((name) => document.activeElement?.matches(name), {}, button);
    }
  });

  test('rotates by previous and next, which wrap, and by arrow keys; announces the frame; opens at the first frame again', async () => {
    const page = await openViewer();
    expect(await frame(page)).toBe(1);
    // Focus starts at the Close button.
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toBe(`View 2 of 8: ${viewer.frames[1]?.alt}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await frame(page)).toBe(8);
    await page.keyboard.press('ArrowRight');
    await page.click(label('Previous view'));
    expect(await frame(page)).toBe(8);
    await page.click(label('Next view'));
    await page.click(label('Next view'));
    expect(await frame(page)).toBe(2);
    await page.keyboard.press('Escape');
    await page.waitForSelector(stage, { hidden: true });
    await page.waitForFunction((name) => document.activeElement?.matches(name), {}, button);
    await page.keyboard.press('Enter');
    // The previous dialog may still exist, closed.
    await page.waitForSelector(stage, { visible: true });
    expect(await frame(page)).toBe(1);
    expect(await heard(page)).toBe(`View 1 of 8: ${viewer.frames[0]?.alt}`);
  });

  test('auto-rotates one frame every 100 ms, on and off', async () => {
    const page = await openViewer();
    const isPressed = () => page.$eval(rotate, (toggle) => toggle.getAttribute('aria-pressed'));
    await tick(page, 1000);
    expect(await frame(page)).toBe(1);
    await page.click(rotate);
    expect(await isPressed()).toBe('true');
    await tick(page, 300);
    expect(await frame(page)).toBe(4);
    await tick(page, 600);
    expect(await frame(page)).toBe(2);
    await page.click(rotate);
    await tick(page, 1000);
    expect(await frame(page)).toBe(2);
    expect(await isPressed()).toBe('false');
    for (const key of ['ArrowRight', 'ArrowLeft'] as const) {
      await page.click(rotate);
      await page.keyboard.press(key);
      expect(await isPressed()).toBe('false');
    }
    const stopped = await frame(page);
    await tick(page, 1000);
    expect(await frame(page)).toBe(stopped);
  });

  test('rotates one frame per 20 px dragged, either way; a drag stops the auto-rotation', async () => {
    const page = await openViewer();
    await page.click(rotate);
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await page.$eval(rotate, (toggle) => toggle.getAttribute('aria-pressed'))).toBe('false');
    const start = await frame(page);
    expect(start).toBe(1);
    await page.mouse.move(x - 19, y);
    expect(await frame(page)).toBe(1);
    await page.mouse.move(x - 21, y);
    expect(await frame(page)).toBe(2);
    await page.mouse.move(x - 61, y);
    expect(await frame(page)).toBe(4);
    await page.mouse.move(x + 21, y);
    expect(await frame(page)).toBe(8);
    await page.mouse.up();
    await page.mouse.move(x + 200, y);
    expect(await frame(page)).toBe(8);
    // A drag that ends on the backdrop closes nothing.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(4, y, { steps: 4 });
    await page.mouse.up();
    expect(await isOpen(page)).toBe(true);
  });

  test('rotates by touch', async () => {
    const page = await openViewer({ viewport: phone });
    const { x, y } = await middle(page);
    await page.touchscreen.touchStart(x, y);
    for (const moved of [15, 30, 45]) await page.touchscreen.touchMove(x - moved, y);
    await page.touchscreen.touchEnd();
    await page.waitForFunction(() =>
      document.querySelector('.viewer-360__frame--shown img')?.getAttribute('src')?.includes('room-360-3'),
    );
  });
});
