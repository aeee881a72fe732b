import type { RatesSourceName } from '../shared/schema/hotel';

/** The settings that every part of the desk shares. */
export interface Desk {
  /** The absolute path of the hotel's folder. */
  root: string;
  /** Whether this is the running site's folder, so that guests see changes as soon as they are saved. */
  isLive: boolean;
  /** Where each night's price comes from, if not from where content/hotel.json says: RATES_SOURCE. */
  ratesSource?: RatesSourceName | undefined;
  /** Whether the owner has confirmed this change. */
  isConfirmed?: boolean;
  /** Logs a line. */
  log(line: string): void;
}
