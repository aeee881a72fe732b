import type { Page } from 'puppeteer';
import { open, phone, waitForInView } from '../support/browser';
import { byRole, click, hasRole } from '../support/roles';
import { pages, privacyPolicy } from '../support/sample-content';

const { path } = pages.privacy;
const { groups } = privacyPolicy;
const [collect = '', use = '', rights = ''] = groups.map(({ id }) => id);
const labelOf = (id: string) => groups.find((group) => group.id === id)?.label;
const insideOf = (id: string) => groups.find((group) => group.id === id)?.sections.at(-1)?.id ?? '';
const [table] = groups.flatMap(({ sections }) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))),
);

/** Returns the labels of the selected tab, the tab in the tab order and the visible panel, and the panel's ID. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const shown = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
      panel.checkVisibility(),
    );
    return {
      selected: tabs.flatMap((tab) => (tab.ariaSelected === 'true' ? [tab.innerText] : [])),
      inTabOrder: tabs.flatMap((tab) => (tab.tabIndex === 0 ? [tab.innerText] : [])),
      shown: shown.map(({ id }) => id),
      labels: shown.map(
        (panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.innerText,
      ),
    };
  });
const only = (id: string) => ({
  selected: [labelOf(id)],
  inTabOrder: [labelOf(id)],
  shown: [id],
  labels: [labelOf(id)],
});

describe('the Privacy Policy', () => {
  it('has three tabs, with the first one open; clicks and arrow keys show one panel at a time', async () => {
    const page = await open(path);
    expect(await stateOf(page)).toEqual(only(collect));
    for (const id of [rights, use, collect]) {
      await click(page, 'tab', labelOf(id));
      expect(await stateOf(page)).toEqual(only(id));
    }
    for (const [key, id] of [
      ['ArrowRight', use],
      ['ArrowRight', rights],
      ['ArrowRight', collect],
      ['ArrowLeft', rights],
      ['Home', collect],
      ['End', rights],
    ] as const) {
      await page.keyboard.press(key);
      expect(await stateOf(page)).toEqual(only(id));
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(labelOf(id));
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(rights);
    expect(page.consoleMessages).toEqual([]);
  });

  it('opens the tab that contains the URL’s anchor, and keeps the selected tab open on reload', async () => {
    const page = await open(`${path}#${insideOf(rights)}`);
    expect(await stateOf(page)).toEqual(only(rights));
    await waitForInView(page, insideOf(rights));
    await page.evaluate((id) => location.assign(`#${id}`), insideOf(use));
    await waitForInView(page, insideOf(use));
    expect(await stateOf(page)).toEqual(only(use));
    // Other anchors, such as the skip link's, change nothing.
    await page.evaluate(() => location.assign('#main'));
    expect(await stateOf(page)).toEqual(only(use));
    await click(page, 'tab', labelOf(rights));
    await page.reload();
    await byRole(page, 'tab');
    expect(await stateOf(page)).toEqual(only(rights));
  });

  it('shows all panels with their headings without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    const shown = await page.$$eval('main :is(h2, h3)', (all) =>
      all.filter((heading) => heading.checkVisibility()).map(({ innerText }) => innerText),
    );
    const headings = groups.flatMap(({ label, sections }) => [
      label,
      ...sections.map(({ heading }) => heading),
    ]);
    expect(shown).toEqual(expect.arrayContaining(headings));
    expect(await hasRole(page, 'tab')).toBe(false);
  });

  it('has a table that scrolls in a named region on phones', async () => {
    const page = await open(path, { viewport: phone });
    const region = await byRole(page, 'region', table?.caption);
    expect(
      await region.evaluate((element) => ({
        scrolls: element.scrollWidth > element.clientWidth,
        tabIndex: element.tabIndex,
        headers: element.querySelectorAll('th[scope=col]').length,
      })),
    ).toEqual({ scrolls: true, tabIndex: 0, headers: table?.columns.length });
  });
});
