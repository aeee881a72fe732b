import { watchFile } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ContentError } from '../../shared/content/contentError';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { daysAfter } from '../../shared/stay';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { type LoadedHotel, loadHotel } from './load';
import { stampFile } from './read';
import { createSnapshot, type Snapshot } from './snapshot';

/** The hotel of a running server: the current snapshot, and how a newer one takes its place. */
export interface Hotel {
  current(): Snapshot;
  /**
   * Loads the content again. With errors the current snapshot stays. Calls while it loads are one more load.
   * Never throws: the log and errors() have what is wrong.
   */
  reload(reason: string): Promise<void>;
  /** A line for each error of the last load; empty after one that succeeded. */
  errors(): readonly string[];
  /** Calls back with each new snapshot. */
  onChange(listener: (snapshot: Snapshot) => void): void;
  /** Reloads by itself: at each of the hotel's midnights, and with WATCH_HOTEL when the stamp file is written. */
  follow(): void;
}

/** How often it is looked at, in ms. */
const stampInterval = 1000;

/** Timers cannot wait longer than 24 days, and the clock may be set meanwhile: so often, in ms, the day is looked at. */
const longestWait = 60 * 60 * 1000;

/**
 * Loads the hotel of HOTEL_DIR.
 * @throws ContentError with all errors of its content
 */
export async function openHotel(config: Config, logger: Logger): Promise<Hotel> {
  const first = await loadHotel(config.HOTEL_DIR);
  warnOfLetters(first);
  let snapshot = createSnapshot(first, config);
  let errors: readonly string[] = [];
  let loading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const listeners: ((snapshot: Snapshot) => void)[] = [];

  function warnOfLetters({ missingLetters }: Pick<LoadedHotel, 'missingLetters'>) {
    if (missingLetters.length > 0)
      logger.warn(`the typefaces lack ${missingLetters.join(' ')}: guests see them in a system font`);
  }

  async function load(reason: string) {
    try {
      const loaded = await loadHotel(config.HOTEL_DIR);
      errors = [];
      if (loaded.id === snapshot.id) {
        logger.info({ snapshot: loaded.id }, `${reason}: the content is unchanged`);
        snapshot = { ...snapshot, day: loaded.day };
        return;
      }
      warnOfLetters(loaded);
      // Requests are answered in between: each step takes some milliseconds.
      await setImmediate();
      snapshot = createSnapshot(loaded, config, snapshot);
      logger.info({ snapshot: snapshot.id }, `${reason}: new content`);
      for (const listener of listeners) listener(snapshot);
    } catch (error) {
      errors = error instanceof ContentError ? error.errors : [(error as Error).message];
      for (const line of errors) logger.error(`${reason}: ${line}`);
      logger.error(`${reason}: the content before stays`);
    }
  }

  function reload(reason: string): Promise<void> {
    if (loading) {
      // Files may have changed since it read them.
      next ??= loading.then(() => {
        next = undefined;
        return reload(reason);
      });
      return next;
    }
    loading = load(reason).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  function followDays() {
    const midnight = hotelMidnight(daysAfter(snapshot.day, 1), snapshot.content.hotel.locale);
    const wait = Math.max(0, Math.min(midnight - Date.now(), longestWait));
    setTimeout(async () => {
      if (Date.now() >= midnight) await reload('a new day');
      followDays();
    }, wait).unref();
  }

  /** A mounted folder reports no changes, and replicas share no signal. */
  function followStamp() {
    const stamp = path.join(config.HOTEL_DIR, stampFile);
    watchFile(stamp, { interval: stampInterval, persistent: false }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) void reload(stampFile);
    });
  }

  return {
    current: () => snapshot,
    reload,
    errors: () => errors,
    onChange: (listener) => void listeners.push(listener),
    follow() {
      followDays();
      if (config.WATCH_HOTEL) followStamp();
    },
  };
}
