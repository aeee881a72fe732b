import type { Page } from 'puppeteer';
import { open, phone } from '../support/browser';
import { pages, privacyPolicy } from '../support/content';

const { path } = pages.privacy;

const [collect, use, rights] = privacyPolicy.groups.map(({ id }) => id) as [string, string, string];
/** Anchors inside the second and third tab. */
const [, insideUse, insideRights] = privacyPolicy.groups.map(({ sections }) => sections.at(-1)?.id ?? '') as [
  string,
  string,
  string,
];
/** The first table of the policy. */
const [table] = privacyPolicy.groups.flatMap(({ sections }) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))),
);

/** The tabs in the accessibility tree, and the visible panels. */
const tabs = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    return {
      names: all.map((tab) => tab.textContent),
      selected: all
        .filter((tab) => tab.ariaSelected === 'true')
        .map((tab) => tab.getAttribute('aria-controls')),
      inTabOrder: all.filter((tab) => tab.tabIndex === 0).map((tab) => tab.getAttribute('aria-controls')),
      shown: panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.id),
      labelled: panels.every((panel) => all.some((tab) => tab.id === panel.getAttribute('aria-labelledby'))),
      focused: document.activeElement?.getAttribute('aria-controls'),
    };
  });

const only = (id: string) => ({ selected: [id], inTabOrder: [id], shown: [id] });

const isInView = (page: Page, id: string) =>
  page.waitForFunction(
    (anchor) => {
      const box = document.getElementById(anchor)?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= 0 && box.top < innerHeight / 2;
    },
    {},
    id,
  );

describe('the Privacy Policy', () => {
  it('has a tab for each part, the first one open, without a layout shift on hydration; a click shows only one panel', async () => {
    const page = await open(path, {
      before: async (opening) => {
        await opening.evaluateOnNewDocument(() => {
          const shifts: number[] = [];
          (window as unknown as { shifts: number[] }).shifts = shifts;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    expect(await tabs(page)).toMatchObject({
      names: privacyPolicy.groups.map(({ label }) => label),
      labelled: true,
      ...only(collect),
    });
    for (const id of [rights, use, collect]) {
      await page.click(`[role=tab][href="#${id}"]`);
      expect(await tabs(page)).toMatchObject(only(id));
    }

    // Arrow keys, Home and End wrap; selection follows focus.
    await page.focus('[role=tab]');
    for (const [key, id] of [
      ['ArrowRight', use],
      ['ArrowRight', rights],
      ['ArrowRight', collect],
      ['ArrowLeft', rights],
      ['Home', collect],
      ['End', rights],
    ] as const) {
      await page.keyboard.press(key);
      expect(await tabs(page)).toMatchObject({ focused: id, ...only(id) });
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(rights);
    expect(page.consoleMessages).toEqual([]);
  });

  it('opens the tab of the URL’s anchor, the panel’s or one inside it, and keeps it on reload', async () => {
    const page = await open(`${path}#${rights}`);
    expect(await tabs(page)).toMatchObject(only(rights));
    await isInView(page, rights);

    await page.click(`[role=tab][href="#${use}"]`);
    await page.reload();
    await page.waitForSelector('[role=tab]');
    expect(await tabs(page)).toMatchObject(only(use));

    const inside = await open(`${path}#${insideRights}`);
    expect(await tabs(inside)).toMatchObject(only(rights));
    await isInView(inside, insideRights);

    await inside.evaluate((id) => {
      location.hash = id;
    }, insideUse);
    await isInView(inside, insideUse);
    expect(await tabs(inside)).toMatchObject(only(use));
    // Other anchors, such as the skip link's, change nothing.
    await inside.evaluate(() => {
      location.hash = 'main';
    });
    expect(await tabs(inside)).toMatchObject(only(use));
  });

  it('shows all three panels with their headings without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main h2, main h3')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent),
    );
    for (const { label, sections } of privacyPolicy.groups) {
      expect(shown).toContain(label);
      expect(shown).toEqual(expect.arrayContaining(sections.map(({ heading }) => heading)));
    }
    expect(await page.$('[role=tab]')).toBeNull();
  });

  it('has a table that scrolls in its own labeled region on phones', async () => {
    const page = await open(path, { viewport: phone });
    const region = await page.$eval('.data-table', (element) => ({
      scrolls: element.scrollWidth > element.clientWidth,
      tabIndex: (element as HTMLElement).tabIndex,
      headers: element.querySelectorAll('th[scope=col]').length,
    }));
    expect(region).toEqual({ scrolls: true, tabIndex: 0, headers: table?.columns.length });
    expect(await page.$(`::-p-aria([name="${table?.caption}"][role="region"])`)).not.toBeNull();
  });
});
