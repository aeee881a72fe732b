import type { Page } from 'puppeteer';
import { textOf } from '../support/api';
import { open, painted } from '../support/browser';
import { jobs as allJobs, careersContent, jobChoices, pages, payLabel } from '../support/content';

const { path } = pages.careers;
const { jobs, departments, locations } = allJobs;
const { empty, allDepartments, allLocations, applyNote } = careersContent.positions;

const titles = (page: Page) => page.$$eval('.job h3', (all) => all.map(({ textContent }) => textContent));
const select = (name: string) => `.positions__filters [name=${name}]`;
const status = (page: Page) => textOf(page, '.positions [role=status]');

/** Chooses in a filter and waits until the page has followed. */
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
const count = (number: number) => (number === 1 ? '1 open position' : `${number} open positions`);

/** A choice of both filters that leaves some positions, and one that leaves none. */
const some = jobChoices.find((choice) => choice.jobs.length > 0);
const none = jobChoices.find((choice) => choice.jobs.length === 0);
if (!some || !none) throw new Error('the filters of these positions do nothing');
const titlesOf = (list: typeof jobs) => list.map(({ title }) => title);

describe('the careers page', () => {
  test('shows its positions, values, steps and the note', async () => {
    const page = await open(path);
    expect(await textOf(page, 'h1')).toBe(careersContent.hero.title);
    expect(await titles(page)).toEqual(jobs.map(({ title }) => title));
    expect(await page.$$eval('.values h3', (all) => all.map(({ textContent }) => textContent))).toEqual(
      careersContent.values.items.map(({ title }) => title),
    );
    expect(await page.$$eval('.steps ol > li', ({ length }) => length)).toBe(
      careersContent.howToApply.steps.length,
    );
    expect(await textOf(page, '.steps')).toContain(careersContent.howToApply.note);
    expect(page.consoleMessages).toEqual([]);
  });

  test('shows title, department, location, description and pay of each position', async () => {
    const page = await open(path);
    for (const job of jobs) {
      const card = await textOf(page, `#${job.id}`);
      for (const fact of [job.title, job.department, job.location, job.description, payLabel(job)]) {
        expect(card).toContain(fact);
      }
    }
  });

  test('Apply Now does nothing, and says so to a screen reader, in one sentence for all of them', async () => {
    const page = await open(path);
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
});

describe('the careersContent filters', () => {
  test('start at all and offer every department and location', async () => {
    const page = await open(path);
    const options = (name: string) =>
      page.$$eval(`${select(name)} option`, (all) =>
        all.map(({ value, textContent }) => [value, textContent]),
      );
    expect(await options('department')).toEqual([
      ['all', allDepartments],
      ...departments.map((each) => [each, each]),
    ]);
    expect(await options('location')).toEqual([
      ['all', allLocations],
      ...locations.map((each) => [each, each]),
    ]);
    expect(await page.$$eval('.positions select', (all) => all.map(({ value }) => value))).toEqual([
      'all',
      'all',
    ]);
    expect(await status(page)).toBe(count(jobs.length));
  });

  test('show what matches both, say how many, and keep the address up to date without a new entry', async () => {
    const page = await open(path);
    const entries = await page.evaluate(() => history.length);
    await page.$eval('.positions', (section) => section.scrollIntoView());
    const scrolled = await page.evaluate(() => scrollY);
    await choose(page, 'location', some.location);
    expect(await status(page)).toBe(count(jobs.filter(({ location }) => location === some.location).length));
    await choose(page, 'department', some.department);
    expect(await titles(page)).toEqual(titlesOf(some.jobs));
    expect(await status(page)).toBe(count(some.jobs.length));
    const query = new URL(page.url()).searchParams;
    expect([...query].sort()).toEqual([
      ['department', some.department],
      ['location', some.location],
    ]);
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);
    await choose(page, 'department', 'all');
    await choose(page, 'location', 'all');
    expect(await status(page)).toBe(count(jobs.length));
    expect(new URL(page.url()).search).toBe('');
  });

  test('say so where nothing matches', async () => {
    const page = await open(path);
    await choose(page, 'department', none.department);
    await choose(page, 'location', none.location);
    expect(await titles(page)).toEqual([]);
    expect(await status(page)).toBe(empty);
  });

  test('are read from the address, and an unknown value counts as all', async () => {
    const { location } = some;
    const page = await open(`${path}?${new URLSearchParams({ department: 'Gardening', location })}`);
    expect(await titles(page)).toEqual(titlesOf(jobs.filter((job) => job.location === location)));
    expect(await page.$$eval('.positions select', (all) => all.map(({ value }) => value))).toEqual([
      'all',
      location,
    ]);
    expect(page.consoleMessages).toEqual([]);
  });

  test('work without JavaScript, by a button', async () => {
    const page = await open(path, { javascript: false });
    await page.select(select('department'), some.department);
    await Promise.all([page.waitForNavigation(), page.click('.positions__filters [type=submit]')]);
    const left = jobs.filter(({ department }) => department === some.department);
    expect(await titles(page)).toEqual(titlesOf(left));
    expect(await status(page)).toBe(count(left.length));
    expect(await page.$eval(select('department'), (element) => (element as HTMLSelectElement).value)).toBe(
      some.department,
    );
  });
});
