import type { ElementHandle } from 'puppeteer';
import { pluralize } from '../../shared/templates';
import { until } from '../../tools/harness/serverProcess';
import { type OpenPage, open } from '../support/browser';
import { byRole, click } from '../support/roles';
import { content, jobChoices, pageContent, pages } from '../support/sample-content';

const { path } = pages.careers;
const { jobs, departments, locations } = content.jobs;
const { positions, labels } = pageContent('careers');
const some = jobChoices.find((choice) => choice.jobs.length > 0);
const none = jobChoices.find((choice) => choice.jobs.length === 0);
if (!some || !none) throw new Error('the filters of these positions do nothing');
const titlesOf = (list: typeof jobs) => list.map(({ title }) => title);

describe('the open positions', () => {
  let page: OpenPage;
  let section: ElementHandle<Element>;
  const visit = async (query = '') => {
    page = await open(path + query, { reducedMotion: true });
    section = (await page.waitForSelector('#site-open-positions')) as ElementHandle<Element>;
  };
  const select = (name: 'department' | 'location') => byRole(section, 'combobox', positions[`${name}Label`]);
  const values = () => section.$$eval('select', (all) => all.map(({ value }) => value));
  const titles = () => section.$$eval('h3', (all) => all.map(({ innerText }) => innerText));
  const status = () => section.$eval('[role=status]', (each) => (each as HTMLElement).innerText);
  const choose = async (department: string, location: string) => {
    await (await select('department')).select(department);
    await (await select('location')).select(location);
    await until(
      async () => new URL(page.url()).searchParams.get('location') === (location === 'all' ? null : location),
    );
  };

  it('are filtered by department and location, and their count is announced', async () => {
    await visit();
    for (const [name, all, each] of [
      ['department', positions.allDepartments, departments],
      ['location', positions.allLocations, locations],
    ] as const) {
      const options = (await select(name)).$$eval('option', (all) => all.map(({ innerText }) => innerText));
      expect(await options).toEqual([all, ...each]);
    }
    expect([await values(), await titles()]).toEqual([['all', 'all'], titlesOf(jobs)]);
    const entries = await page.evaluate(() => history.length);
    await choose(some.department, some.location);
    expect(await titles()).toEqual(titlesOf(some.jobs));
    expect(await status()).toBe(pluralize(labels.count, some.jobs.length));
    await choose(none.department, none.location);
    expect([await titles(), await status()]).toEqual([[], positions.empty]);
    await choose('all', 'all');
    expect(await status()).toBe(pluralize(labels.count, jobs.length));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(page.consoleMessages).toEqual([]);
  });

  it('are filtered by the query string, and unknown values are ignored', async () => {
    const { location } = some;
    await visit(`?${new URLSearchParams({ department: 'no such place', location })}`);
    expect(await values()).toEqual(['all', location]);
    expect(await titles()).toEqual(titlesOf(jobs.filter((job) => job.location === location)));
    expect(page.consoleMessages).toEqual([]);
  });

  it('have an Apply Now button that does nothing, with a description for screen readers that says so', async () => {
    await visit();
    const before = await section.evaluate((each) => each.outerHTML);
    await click(section, 'button', positions.apply);
    const description = await (await byRole(section, 'button', positions.apply)).evaluate((button) =>
      button
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(description).toEqual([jobs[0]?.title, positions.applyNote]);
    expect(await section.evaluate((each) => each.outerHTML)).toBe(before);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
