import { ContentError } from '../../shared/content/contentError';
import { daysAfter } from '../../shared/stay';
import { readConfig } from '../config';
import { loadHotel } from '../content/load';
import { noMetrics } from '../metrics/metrics';
import { createRates, fromDifference, fromPriceDays } from '../rates/rates';
import type { ChecklistItem } from './checklist';

/** How long to wait for the engine, in ms: it gets requests for four months, one after another. */
const maxWait = 15_000;

/**
 * Compares room prices, which pages show as 'From', with the engine's rates for the coming days, as a checklist item.
 * Returns no item if no engine is configured or no rates are known.
 * @param root the hotel's folder
 */
export async function fromPriceItems(env: NodeJS.ProcessEnv, root: string): Promise<ChecklistItem[]> {
  const hotel = await loadHotel(root).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined;
    throw error;
  });
  if (!hotel) return [];
  const { day } = hotel;
  const rates = createRates({
    config: readConfig(env),
    metrics: noMetrics,
    logger: { warn() {} },
  });
  const { rooms, asOf } = await rates.nights(hotel, day, daysAfter(day, fromPriceDays), maxWait);
  if (asOf === undefined) return [];
  const findings = rooms.flatMap((room) => {
    const difference = fromDifference(room, day);
    if (!difference) return [];
    const what = `${room.price}, but the lowest rate of the next ${fromPriceDays} days is ${room.price + difference}`;
    return [{ file: `content/rooms/${room.slug}.json`, line: 1, path: ['price'], what }];
  });
  return [
    {
      id: 'from-prices',
      group: 'Engine and email',
      level: 'must',
      title: 'Set room prices, which pages show as “From”, to the lowest rates guests can find',
      state: findings.length > 0 ? 'open' : 'done',
      isByHand: false,
      findings,
    },
  ];
}
