import type { Page } from 'puppeteer';
import { careersContent } from '../../generated/content/pages/careers';
import { departments, jobLocations } from '../../shared/content/careers';
import { payLabel } from '../../shared/jobs';
import { textOf } from '../support/api';
import { open } from '../support/browser';

const { jobs } = careersContent.positions;
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
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
const empty =
  'No open positions match your current filters. Please check back later or adjust your criteria.';

describe('the careers page', () => {
  test('shows five positions, four values, six steps and the note', async () => {
    const page = await open('/careers');
    expect(await textOf(page, 'h1')).toBe('Join Our Team');
    expect(await titles(page)).toEqual(jobs.map(({ title }) => title));
    expect(await page.$$eval('.values h3', (all) => all.map(({ textContent }) => textContent))).toEqual([
      'Guest First',
      'Teamwork Makes the Dream Work',
      'Embrace the Coast',
      'Strive for Excellence',
    ]);
    expect(await page.$$eval('.steps ol > li', ({ length }) => length)).toBe(6);
    expect(await textOf(page, '.steps')).toMatch(
      'A resume and cover letter are required for most positions.',
    );
    expect(page.consoleMessages).toEqual([]);
  });

  test('shows title, department, location, description and pay of each position', async () => {
    const page = await open('/careers');
    for (const job of jobs) {
      const card = await textOf(page, `#${job.id}`);
      for (const fact of [job.title, job.department, job.location, job.description, payLabel(job)]) {
        expect(card).toContain(fact);
      }
    }
  });

  test('Apply Now does nothing, and says so to a screen reader', async () => {
    const page = await open('/careers');
    const before = await page.$eval('main', (main) => main.outerHTML);
    await page.click('.job .button');
    const description = await page.$eval('.job .button', (button) =>
      (button.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(': '),
    );
    expect(description).toBe(`Front Desk Agent: ${careersContent.positions.applyNote}`);
    expect(await page.$eval('main', (main) => main.outerHTML)).toBe(before);
    expect(new URL(page.url()).pathname).toBe('/careers');
  });
});

describe('the careers filters', () => {
  test('start at all and offer every department and location', async () => {
    const page = await open('/careers');
    const options = (name: string) =>
      page.$$eval(`${select(name)} option`, (all) =>
        all.map(({ value, textContent }) => [value, textContent]),
      );
    expect(await options('department')).toEqual([
      ['all', 'All Departments'],
      ...departments.map((each) => [each, each]),
    ]);
    expect(await options('location')).toEqual([
      ['all', 'All Locations'],
      ...jobLocations.map((each) => [each, each]),
    ]);
    expect(await page.$$eval('.positions select', (all) => all.map(({ value }) => value))).toEqual([
      'all',
      'all',
    ]);
    expect(await status(page)).toBe('5 open positions');
  });

  test('show what matches both, say how many, and keep the address up to date without a new entry', async () => {
    const page = await open('/careers');
    const entries = await page.evaluate(() => history.length);
    await page.$eval('.positions', (section) => section.scrollIntoView());
    const scrolled = await page.evaluate(() => scrollY);
    await choose(page, 'location', 'Encinitas, CA');
    expect(await status(page)).toBe('4 open positions');
    await choose(page, 'department', 'Food & Beverage');
    expect(await titles(page)).toEqual(['Breakfast Host']);
    expect(await status(page)).toBe('1 open position');
    const query = new URL(page.url()).searchParams;
    expect([...query].sort()).toEqual([
      ['department', 'Food & Beverage'],
      ['location', 'Encinitas, CA'],
    ]);
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);
    await choose(page, 'department', 'all');
    await choose(page, 'location', 'all');
    expect(await status(page)).toBe('5 open positions');
    expect(new URL(page.url()).search).toBe('');
  });

  test('say so where nothing matches', async () => {
    const page = await open('/careers');
    await choose(page, 'department', 'Housekeeping');
    await choose(page, 'location', 'Remote');
    expect(await titles(page)).toEqual([]);
    expect(await status(page)).toBe(empty);
  });

  test('are read from the address, and an unknown value counts as all', async () => {
    const page = await open('/careers?department=Gardening&location=Remote');
    expect(await titles(page)).toEqual(['Content & Social Media Manager']);
    expect(await page.$$eval('.positions select', (all) => all.map(({ value }) => value))).toEqual([
      'all',
      'Remote',
    ]);
    expect(page.consoleMessages).toEqual([]);
  });

  test('work without JavaScript, by a button', async () => {
    const page = await open('/careers', { javascript: false });
    await page.select(select('department'), 'Housekeeping');
    await Promise.all([page.waitForNavigation(), page.click('.positions__filters [type=submit]')]);
    expect(await titles(page)).toEqual(['Room Attendant']);
    expect(await status(page)).toBe('1 open position');
    expect(await page.$eval(select('department'), (element) => (element as HTMLSelectElement).value)).toBe(
      'Housekeeping',
    );
  });
});
