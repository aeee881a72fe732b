import { type Config, readConfig } from '../../server/config';
import { compileHotel, type LoadedHotel } from '../../server/content/loadHotel';
import { createSnapshot, type Snapshot } from '../../server/content/snapshot';
import { todayIn } from '../../shared/content/days';
import { hotelSource, sampleDirectory } from './hotel-source';

export { hotelSource } from './hotel-source';

const loaded = new Map<string, LoadedHotel>();

/** Compiles a hotel, but only once per day at the hotel. */
function loadedHotel(directory: string): LoadedHotel {
  const source = hotelSource(directory);
  const key = `${directory} ${todayIn(source.content)}`;
  const hotel = loaded.get(key) ?? compileHotel(source);
  loaded.set(key, hotel);
  return hotel;
}

const snapshots = new Map<string, Snapshot>();

/** Returns a hotel's snapshot. Default: the sample hotel, configured from an empty environment. */
export function sampleHotel(directory: string = sampleDirectory, config: Config = readConfig({})): Snapshot {
  const key = `${directory} ${JSON.stringify(config)}`;
  const snapshot = snapshots.get(key) ?? createSnapshot(loadedHotel(directory), config);
  snapshots.set(key, snapshot);
  return snapshot;
}
