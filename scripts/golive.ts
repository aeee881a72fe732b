/**
 * `npm run golive`: prints the desk's checklist with line numbers. The exit code is 1 while any "must" item is open.
 * Settings, including HOTEL_DIR, come from the environment or from a file: `npm run golive -- production.env`.
 * Sends a request to the reservation engine's address.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from '../server/config';
import { loadHotel } from '../server/content/load';
import { checklistErrors } from '../server/golive/checklist';
import { followAddress, redirectItem } from '../server/golive/engineRedirects';
import { fromPriceItems } from '../server/golive/fromPrices';
import { fullChecklist, goliveReport } from '../server/golive/report';
import { isSample } from '../server/golive/settingRules';
import { ContentError } from '../shared/content/contentError';
import { isStale, plannedCards } from '../tools/cards/plan';

const [settings] = process.argv.slice(2);
if (settings && !existsSync(settings)) {
  console.error(`No file ${settings}. Usage: npm run golive -- production.env`);
  process.exit(1);
}
const env = settings ? parseEnv(readFileSync(settings, 'utf8')) : process.env;
const hotel = path.resolve(env.HOTEL_DIR ?? '.');
const { content, day } = await loadHotel(hotel).catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const { engine, parameters } = content.hotel.booking;
const redirects = isSample(engine)
  ? []
  : [redirectItem(await followAddress(`${engine}?${new URLSearchParams(parameters)}`))];
const fromPrices = await fromPriceItems(env, hotel).catch((error: unknown) => {
  // The checklist has an item for invalid settings.
  if (error instanceof ConfigError) return [];
  throw error;
});
const { text, isReady } = goliveReport([...fullChecklist(env, day, hotel), ...fromPrices, ...redirects]);
const stale = plannedCards(content).filter((card) => isStale(hotel, card)).length;
const errors = [
  ...checklistErrors(hotel),
  ...(stale > 0 ? [`social cards out of date: ${stale}; run npm run media`] : []),
];
console.log([text, ...errors].join('\n'));
if (!isReady || errors.length > 0) process.exitCode = 1;
