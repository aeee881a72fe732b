import type { ElementHandle } from 'puppeteer';
import { type OpenPage, open, phone } from '../support/browser';
import { tick } from '../support/clock';
import { byRole, click, gone, press } from '../support/roles';
import { content, pageContent, pages } from '../support/sample-content';

const label = pageContent('rooms').story.viewer?.label;
const { viewer } = content;
const count = viewer.frames.length;

/** Returns the number of the frame on top, starting at 1. */
const topFrame = (dialog: ElementHandle<HTMLElement>) =>
  dialog.$$eval('img', (images) => {
    const onTop = images.filter((image) => getComputedStyle(image.closest('div') as Element).zIndex === '1');
    return onTop.map(({ src }) => Number(/room-360-(\d)/.exec(src)?.[1])).join();
  });

describe('the 360° viewer', () => {
  let page: OpenPage;
  let dialog: ElementHandle<HTMLElement>;
  let center: { x: number; y: number };
  const openViewer = async (options: Parameters<typeof open>[1] = {}) => {
    page = await open(pages.rooms.path, { fakeClock: true, reducedMotion: true, ...options });
    await press(page, 'button', label);
    dialog = await byRole(page, 'dialog', pageContent('rooms').story.viewer?.title);
    const box = await (await dialog.waitForSelector('img'))?.boundingBox();
    if (!box) throw new Error('the viewer shows no picture');
    center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const shown = async () => Number(await topFrame(dialog));
  const rotates = async () =>
    (await byRole(dialog, 'button', viewer.rotate)).evaluate(({ ariaPressed }) => ariaPressed === 'true');

  it('loads its 8 frames only when a guest opens the viewer', async () => {
    const fetched = new Set<string>();
    await openViewer({
      before: async (opening) => {
        opening.on('request', (request) => {
          const name = /\/media\/(room-360-\d)-/.exec(request.url())?.[1];
          if (name) fetched.add(name);
        });
        opening.on('load', () => expect(fetched.size).toBe(0));
      },
    });
    await page.waitForFunction(
      (element) =>
        [...element.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0).length === 8,
      {},
      dialog,
    );
    expect([fetched.size, count]).toEqual([8, 8]);
  });

  it('turns with its buttons and arrow keys', async () => {
    await openViewer();
    for (const [turn, frame] of [
      [() => page.keyboard.press('ArrowRight'), 2],
      [() => page.keyboard.press('ArrowLeft'), 1],
      [() => page.keyboard.press('ArrowLeft'), 8],
      [() => click(dialog, 'button', viewer.next), 1],
      [() => click(dialog, 'button', viewer.previous), 8],
    ] as const) {
      await turn();
      expect(await shown()).toBe(frame);
      const words = await dialog.$eval('[aria-live=polite]', (each) => each.textContent);
      expect(words).toContain(viewer.frames[frame - 1]?.alt);
    }
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    await press(page, 'button', label);
    dialog = await byRole(page, 'dialog');
    expect(await shown()).toBe(1);
  });

  it('rotates automatically once started, until the guest stops the rotation', async () => {
    await openViewer();
    await tick(page, 1000);
    expect(await shown()).toBe(1);
    await click(dialog, 'button', viewer.rotate);
    await tick(page, 300);
    expect([await rotates(), await shown()]).toEqual([true, 4]);
    await tick(page, 600);
    expect(await shown()).toBe(2);
    for (const stop of [
      () => click(dialog, 'button', viewer.rotate),
      () => page.keyboard.press('ArrowRight'),
    ]) {
      if (!(await rotates())) await click(dialog, 'button', viewer.rotate);
      await stop();
      const stopped = await shown();
      await tick(page, 1000);
      expect([await rotates(), await shown()]).toEqual([false, stopped]);
    }
  });

  it('turns when dragged with the mouse', async () => {
    await openViewer();
    await click(dialog, 'button', viewer.rotate);
    const { x, y } = center;
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await rotates()).toBe(false);
    for (const [by, frame] of [
      [-19, 1],
      [-21, 2],
      [-61, 4],
      [21, 8],
    ] as const) {
      await page.mouse.move(x + by, y);
      expect({ by, frame: await shown() }).toEqual({ by, frame });
    }
    await page.mouse.up();
    await page.mouse.move(x + 200, y);
    expect(await shown()).toBe(8);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(4, y, { steps: 4 });
    await page.mouse.up();
    await byRole(page, 'dialog');
  });

  it('turns when dragged by touch', async () => {
    await openViewer({ viewport: phone });
    const { x, y } = center;
    await page.touchscreen.touchStart(x, y);
    for (const moved of [15, 30, 45]) await page.touchscreen.touchMove(x - moved, y);
    await page.touchscreen.touchEnd();
    expect(await shown()).toBe(3);
  });
});
