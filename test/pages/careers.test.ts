import type { Page } from 'puppeteer';
import { counted } from '../../shared/words';
import { textOf } from '../support/api';
import { open, painted } from '../support/browser';
import { jobs as allJobs, careersContent, jobChoices, pages } from '../support/content';

const { path } = pages.careers;
const { jobs, departments, locations } = allJobs;
const { empty, allDepartments, allLocations, applyNote } = careersContent.positions;

const titles = (page: Page) => page.$$eval('.job h3', (all) => all.map(({ textContent }) => textContent));
const select = (name: string) => `.positions__filters [name=${name}]`;
const values = (page: Page) => page.$$eval('.positions select', (all) => all.map(({ value }) => value));
const status = (page: Page) => textOf(page, '.positions [role=status]');

/** Selects a value of a filter and waits until the page is updated. */
async function choose(page: Page, name: string, value: string) {
  await page.select(select(name), value);
  await page.waitForFunction(
    (key, wanted) => (new URL(location.href).searchParams.get(key) ?? 'all') === wanted,
    {},
    name,
    value,
  );
  await painted(page);
}

/** Filter values with some matching positions, and with none. */
const some = jobChoices.find((choice) => choice.jobs.length > 0);
const none = jobChoices.find((choice) => choice.jobs.length === 0);
if (!some || !none) throw new Error('the filters of these positions do nothing');
const countLabel = (count: number) => counted(careersContent.labels.count, count);
const titlesOf = (list: typeof jobs) => list.map(({ title }) => title);

describe('the filters of the positions', () => {
  test('start unset, show the matches and their number, and keep the URL up to date without a new history entry', async () => {
    const page = await open(path);
    for (const [name, all, each] of [
      ['department', allDepartments, departments],
      ['location', allLocations, locations],
    ] as const)
      expect(
        await page.$$eval(`${select(name)} option`, (options) =>
          options.map(({ value, textContent }) => [value, textContent]),
        ),
      ).toEqual([['all', all], ...each.map((choice) => [choice, choice])]);
    expect(await values(page)).toEqual(['all', 'all']);
    expect(await titles(page)).toEqual(titlesOf(jobs));
    expect(await status(page)).toBe(countLabel(jobs.length));

    const entries = await page.evaluate(() => history.length);
    await page.$eval('.positions', (section) => section.scrollIntoView({ behavior: 'instant' }));
    const scrolled = await page.evaluate(() => scrollY);
    await choose(page, 'location', some.location);
    expect(await status(page)).toBe(
      countLabel(jobs.filter(({ location }) => location === some.location).length),
    );
    await choose(page, 'department', some.department);
    expect(await titles(page)).toEqual(titlesOf(some.jobs));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      department: some.department,
      location: some.location,
    });
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);

    await choose(page, 'department', none.department);
    await choose(page, 'location', none.location);
    expect([await titles(page), await status(page)]).toEqual([[], empty]);
    await choose(page, 'department', 'all');
    await choose(page, 'location', 'all');
    expect(await status(page)).toBe(countLabel(jobs.length));
    expect(new URL(page.url()).search).toBe('');
    expect(page.consoleMessages).toEqual([]);
  });

  test('are read from the URL; unknown values do not filter', async () => {
    const { location } = some;
    const page = await open(`${path}?${new URLSearchParams({ department: 'no such place', location })}`);
    expect(await titles(page)).toEqual(titlesOf(jobs.filter((job) => job.location === location)));
    expect(await values(page)).toEqual(['all', location]);
    expect(page.consoleMessages).toEqual([]);
  });
});

test('Apply Now does nothing, and a single sentence says so to screen readers', async () => {
  // Without sections that fade in, which change by themselves.
  const page = await open(path, { reducedMotion: true });
  const before = await page.$eval('main', (main) => main.outerHTML);
  await page.click('.job .button');
  const description = await page.$eval('.job .button', (button) =>
    (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(': '),
  );
  expect(description).toBe(`${jobs[0]?.title}: ${applyNote}`);
  expect(before.split(applyNote)).toHaveLength(2);
  expect(await page.$eval('main', (main) => main.outerHTML)).toBe(before);
  expect(new URL(page.url()).pathname).toBe(path);
});
