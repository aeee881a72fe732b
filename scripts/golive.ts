/**
 * `npm run golive`: prints the desk's checklist with file and line; exit code 1 while a must is open.
 * Settings are those of the environment, or of a file: `npm run golive -- production.env`. Follows the engine's address.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isSample } from '../server/golive';
import { hotelDay } from '../shared/hotelDay';
import { isStale, plannedCards } from '../tools/cards/plan';
import { readContent } from '../tools/content/read';
import { checklistFaults } from '../tools/golive/checklist';
import { followAddress, wayItem } from '../tools/golive/engine';
import { fullChecklist, goliveReport } from '../tools/golive/report';

const [settings] = process.argv.slice(2);
if (settings && !existsSync(settings)) {
  console.error(
    `There is no file ${settings}. npm run golive -- production.env reads the settings of production.env.`,
  );
  process.exit(1);
}
const env = settings ? parseEnv(readFileSync(settings, 'utf8')) : process.env;
const content = readContent();
const { engine, parameters } = content.site.booking;
const way = isSample(engine)
  ? []
  : [wayItem(await followAddress(`${engine}?${new URLSearchParams(parameters)}`))];
const { text, isReady } = goliveReport([...fullChecklist(env, hotelDay()), ...way]);
const stale = plannedCards(content).filter(isStale).length;
const faults = [
  ...checklistFaults('.'),
  ...(stale > 0 ? [`${stale} social cards show former texts: npm run media makes them again`] : []),
];
console.log([text, ...faults].join('\n'));
if (!isReady || faults.length > 0) process.exitCode = 1;
