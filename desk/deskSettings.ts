import type { RatesSourceName } from '../shared/schema/hotel';

/** The settings that all of the desk's modules share. */
export interface Desk {
  /** The absolute path of the hotel's folder. */
  root: string;
  /** Whether the folder belongs to the running site, where guests see changes as soon as the owner saves them. */
  isLive: boolean;
  /** The source of each night's price, from RATES_SOURCE. Overrides the source in content/hotel.json. */
  ratesSource?: RatesSourceName | undefined;
  /** Whether the owner has confirmed the requested change. */
  isConfirmed?: boolean;
  /** Logs a line. */
  log(line: string): void;
}
