import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ownValue } from '../../shared/ownValue';
import { writeDurably } from '../files/durableWrite';
import { errorCode } from '../files/errorCode';
import { makeDirectory } from '../files/makeDirectory';
import type { Logger } from '../logger';
import type { CacheKey } from '../pages/cacheKey';

/** Interval of writing, in ms; a kill loses the counts since the last write. */
const writeInterval = 60_000;

/** Retention in days. */
const keptDays = 400;

const counts = z.record(z.string(), z.int().nonnegative());
/** A day's page loads by path. */
export type Counts = z.output<typeof counts>;

/** The directory of the counts. */
export const visitsDirectory = ({ DATA_DIR }: { DATA_DIR: string }) => path.resolve(DATA_DIR, 'visits');

/** The day in a file's name, '2027-05-14', in UTC. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function readDay(directory: string, day: string): Promise<Counts> {
  try {
    return counts.parse(JSON.parse(await readFile(path.join(directory, `${day}.json`), 'utf8')));
  } catch {
    return {};
  }
}

/** All days with their counts, oldest first. */
export async function readVisits(directory: string): Promise<{ day: string; pages: Counts }[]> {
  const names = await readdir(directory).catch(() => []);
  const days = names.filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name)).map((name) => name.slice(0, 10));
  return Promise.all(days.sort().map(async (day) => ({ day, pages: await readDay(directory, day) })));
}

/** User agents of robots, which are not counted. */
const robot = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless|lighthouse/i;

/**
 * Counts page loads per day and path in `DATA_DIR/visits/{day}.json`: no address, cookie or user agent, so that no consent
 * is needed.
 */
export function createVisits(directory: string, logger: Logger, now: () => number = Date.now) {
  /** Counts that are not written yet, by day. */
  const fresh = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;

  async function writeDay(day: string, added: Counts): Promise<void> {
    const all = await readDay(directory, day);
    for (const [page, times] of Object.entries(added)) all[page] = (ownValue(all, page) ?? 0) + times;
    await writeDurably(directory, [{ name: `${day}.json`, bytes: JSON.stringify(all, null, 1) }]);
  }

  async function removeOld(): Promise<void> {
    const days = (await readVisits(directory)).map(({ day }) => day);
    const first = dayOf(now() - keptDays * 24 * 60 * 60 * 1000);
    for (const day of days.filter((each) => each < first)) await rm(path.join(directory, `${day}.json`));
  }

  /** Writes the counts. A disk error is only logged. */
  async function write(): Promise<void> {
    const days = [...fresh];
    if (days.length === 0) return;
    fresh.clear();
    try {
      await makeDirectory(directory);
      for (const [day, added] of days) await writeDay(day, added);
      await removeOld();
    } catch (error) {
      logger.warn({ code: errorCode(error) }, 'visits not written');
    }
  }

  return {
    /** Counts a page load. */
    count(page: CacheKey, userAgent: string | undefined): void {
      if (page.status !== 200 || robot.test(userAgent ?? 'robot')) return;
      const day = dayOf(now());
      const pages = fresh.get(day) ?? {};
      const [address = '/'] = page.url.split('?', 1);
      pages[address] = (pages[address] ?? 0) + 1;
      fresh.set(day, pages);
    },
    start(): void {
      timer = setInterval(write, writeInterval).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await write();
    },
    write,
  };
}

export type Visits = ReturnType<typeof createVisits>;
