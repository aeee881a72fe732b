import { watchFile } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ContentError, listedErrors } from '../../shared/content/contentError';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { addDays } from '../../shared/stay';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { type LoadedHotel, loadHotel } from './loadHotel';
import { stampFile } from './readHotel';
import { createSnapshot, type Snapshot } from './snapshot';

/** A running server's hotel: the current snapshot, and methods to replace the snapshot. */
export interface Hotel {
  current(): Snapshot;
  /**
   * Reloads the content. If the new content has errors, the current snapshot stays. Calls during a load share the next
   * load. Never throws: errors are logged, and errors() returns them.
   */
  reload(reason: string): Promise<void>;
  /** Returns one line per error in the last load; empty if the load succeeded. */
  errors(): readonly string[];
  /** Calls `prepare` with each new snapshot, and waits for the result before serving the snapshot. */
  beforeChange(prepare: (snapshot: Snapshot) => Promise<void>): void;
  /** Calls the listener with each new snapshot once the snapshot is served. */
  onChange(listener: (snapshot: Snapshot) => void): void;
  /** Reloads automatically at the hotel's midnight and, with WATCH_HOTEL, when the stamp file is written. */
  follow(): void;
}

/** How often the stamp file is checked, in ms. */
const stampInterval = 1000;

/** The longest wait between checks of the date, in ms: timers cannot exceed 24 days, and the clock may be changed. */
const maxWait = 60 * 60 * 1000;

/**
 * Loads the hotel in HOTEL_DIR.
 * @throws ContentError that lists the errors in its content
 */
export async function openLiveHotel(config: Config, logger: Logger): Promise<Hotel> {
  const first = await loadHotel(config.HOTEL_DIR);
  warn(first);
  let snapshot = createSnapshot(first, config);
  let errors: readonly string[] = [];
  let loading: Promise<void> | undefined;
  let nextLoad: Promise<void> | undefined;
  let prepare: (snapshot: Snapshot) => Promise<void> = async () => undefined;
  const listeners: ((snapshot: Snapshot) => void)[] = [];

  function warn({ missingLetters, content }: LoadedHotel) {
    for (const error of content.addressErrors) logger.error(error);
    if (missingLetters.length > 0)
      logger.warn(`fonts are missing ${missingLetters.join(' ')}: browsers show them in a system font`);
  }

  async function load(reason: string) {
    try {
      const loaded = await loadHotel(config.HOTEL_DIR);
      errors = [];
      if (loaded.id === snapshot.id) {
        logger.info({ snapshot: loaded.id }, `${reason}: content unchanged`);
        snapshot = { ...snapshot, day: loaded.day };
        return;
      }
      warn(loaded);
      // Let the server respond to requests between the steps of a load, which take several milliseconds each.
      await setImmediate();
      const next = createSnapshot(loaded, config);
      await prepare(next);
      snapshot = next;
      logger.info({ snapshot: snapshot.id }, `${reason}: loaded new content`);
      for (const listener of listeners) listener(snapshot);
    } catch (error) {
      errors = error instanceof ContentError ? error.errors : [(error as Error).message];
      for (const line of listedErrors(errors)) logger.error(`${reason}: ${line}`);
      logger.error(`${reason}: keeping the previous content`);
    }
  }

  function reload(reason: string): Promise<void> {
    if (loading) {
      // Files may have changed since the current load read them.
      nextLoad ??= loading.then(() => {
        nextLoad = undefined;
        return reload(reason);
      });
      return nextLoad;
    }
    loading = load(reason).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  function followDays() {
    const midnight = hotelMidnight(addDays(snapshot.day, 1), snapshot.content.hotel.locale);
    const wait = Math.max(0, Math.min(midnight - Date.now(), maxWait));
    setTimeout(async () => {
      if (Date.now() >= midnight) await reload('new day');
      followDays();
    }, wait).unref();
  }

  /** Polls the stamp file: mounted folders report no changes, and a signal reaches only one replica. */
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
    beforeChange(callback) {
      prepare = callback;
    },
    onChange: (listener) => void listeners.push(listener),
    follow() {
      followDays();
      if (config.WATCH_HOTEL) followStamp();
    },
  };
}
