import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Logger } from '../logger';
import { errorCode } from '../mail/disk';
import { makeDirectory } from '../makeDirectory';
import type { CacheKey } from '../pages/cacheKey';

/** How often counts are written, in ms: what a kill may cost. */
const writeInterval = 60_000;

/** How many days are kept. */
const keptDays = 400;

const counts = z.record(z.string(), z.int().nonnegative());
/** How often each page was shown on a day, by its path. */
export type Counts = z.output<typeof counts>;

/** Where a server with this configuration keeps its counts. */
export const visitsDirectory = ({ DATA_DIR }: { DATA_DIR: string }) => path.resolve(DATA_DIR, 'visits');

/** The day of a file's name, '2027-05-14', by the clock in UTC. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function readDay(directory: string, day: string): Promise<Counts> {
  try {
    return counts.parse(JSON.parse(await readFile(path.join(directory, `${day}.json`), 'utf8')));
  } catch {
    return {};
  }
}

/** The days that were counted, oldest first, with their counts. */
export async function readVisits(directory: string): Promise<{ day: string; pages: Counts }[]> {
  const names = await readdir(directory).catch(() => []);
  const days = names.filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name)).map((name) => name.slice(0, 10));
  return Promise.all(days.sort().map(async (day) => ({ day, pages: await readDay(directory, day) })));
}

/** Robots that say so are no guests; those that do not are counted. */
const robot = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless|lighthouse/i;

/**
 * Counts how often each page is shown, per day and path, in `DATA_DIR/visits/{day}.json`: no address, no cookie, no
 * browser, nothing that belongs to a guest, so that no consent is needed.
 */
export function createVisits(directory: string, logger: Logger, now: () => number = Date.now) {
  /** What has not been written yet, by day. */
  const fresh = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;

  async function writeDay(day: string, added: Counts): Promise<void> {
    const all = await readDay(directory, day);
    for (const [page, times] of Object.entries(added)) all[page] = (all[page] ?? 0) + times;
    const file = path.join(directory, `${day}.json`);
    await writeFile(`${file}.tmp`, JSON.stringify(all, null, 1));
    await rename(`${file}.tmp`, file);
  }

  async function removeOld(): Promise<void> {
    const days = (await readVisits(directory)).map(({ day }) => day);
    const first = dayOf(now() - keptDays * 24 * 60 * 60 * 1000);
    for (const day of days.filter((each) => each < first)) await rm(path.join(directory, `${day}.json`));
  }

  /** Writes what was counted. A disk that fails is only logged: counts are not worth more. */
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
    /** Counts a page that is shown. */
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
