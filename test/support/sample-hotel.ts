import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../../server/config';
import { compileHotel, type LoadedHotel } from '../../server/content/load';
import type { HotelSource } from '../../server/content/read';
import { createSnapshot, type Snapshot } from '../../server/content/snapshot';
import { todayIn } from '../../shared/content/days';

/** The repository root, whose content is the sample hotel's. */
export const sampleDirectory = path.resolve(__dirname, '../..');

const filesIn = (directory: string, folder: string, pattern: RegExp): Map<string, string> =>
  new Map(
    readdirSync(path.join(directory, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => [name, readFileSync(path.join(directory, folder, name), 'utf8')]),
  );

/** The files in a hotel's folder, as the server reads them. */
export const hotelSource = (directory: string = sampleDirectory): HotelSource => ({
  content: filesIn(directory, 'content', /\.(json|md)$/),
  media: filesIn(directory, 'media', /\.json$|^brand\/wordmark\.svg$/),
  outside: new Set(),
  publicNames: new Set(),
  errors: [],
});

const loaded = new Map<string, LoadedHotel>();

/** Compiles a hotel once per day. */
function loadedHotel(directory: string): LoadedHotel {
  const source = hotelSource(directory);
  const key = `${directory} ${todayIn(source.content)}`;
  const hotel = loaded.get(key) ?? compileHotel(source);
  loaded.set(key, hotel);
  return hotel;
}

const snapshots = new Map<string, Snapshot>();

/** A hotel as the server shows it. Default: the sample hotel, configured from an empty environment. */
export function sampleHotel(directory: string = sampleDirectory, config: Config = readConfig({})): Snapshot {
  const key = `${directory} ${JSON.stringify(config)}`;
  const snapshot = snapshots.get(key) ?? createSnapshot(loadedHotel(directory), config);
  snapshots.set(key, snapshot);
  return snapshot;
}
