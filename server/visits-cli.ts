/** `node dist/server/visits-cli.js`: page loads by page, in the last 30 days and on each of the last 7. */

import { ownValue } from '../shared/ownValue';
import { ConfigError, readConfig } from './config';
import { type Counts, readVisits, visitsDirectory } from './metrics/visits';
import { programFolder } from './programFolder';

const daysShown = 30;
const daysInColumns = 7;

function table(days: { day: string; pages: Counts }[]): string {
  const shown = days.slice(-daysShown);
  const columns = shown.slice(-daysInColumns);
  const total = (page: string) => shown.reduce((sum, { pages }) => sum + (ownValue(pages, page) ?? 0), 0);
  const pages = [...new Set(shown.flatMap((each) => Object.keys(each.pages)))].sort(
    (a, b) => total(b) - total(a) || a.localeCompare(b),
  );
  const row = (first: string, cells: (string | number)[]) =>
    first.padEnd(60) + cells.map((cell) => String(cell).padStart(8)).join('');
  return [
    row('Page', [`${shown.length} days`, ...columns.map(({ day }) => day.slice(5))]),
    ...pages.map((page) =>
      row(page, [total(page), ...columns.map((each) => ownValue(each.pages, page) ?? 0)]),
    ),
    row('Together', [
      pages.reduce((sum, page) => sum + total(page), 0),
      ...columns.map((each) => Object.values(each.pages).reduce((sum, times) => sum + times, 0)),
    ]),
  ].join('\n');
}

try {
  const days = await readVisits(visitsDirectory(readConfig(process.env, programFolder)));
  console.log(days.length > 0 ? table(days) : 'Nothing counted yet: counts are written once a minute.');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
