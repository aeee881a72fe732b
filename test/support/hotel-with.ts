import { compileHotel, type LoadedHotel } from '../../server/content/loadHotel';
import { createSnapshot, type Snapshot } from '../../server/content/snapshot';
import { todayIn } from '../../shared/content/days';
import { applyEdits, type Edits } from './compile';
import { configOf } from './config-and-logger';
import { hotelSource, smallDirectory } from './hotel-source';

const hotel = hotelSource(smallDirectory);

const loaded = new WeakMap<Edits, LoadedHotel>();

/** Returns the small hotel's snapshot with edits. Compiles the same edits only once per day at the hotel. */
export function hotelWith(edits: Edits, config = configOf()): Snapshot {
  const known = loaded.get(edits);
  const changed =
    known?.day === todayIn(hotel.content) ? known : compileHotel({ ...hotel, content: applyEdits(edits) });
  loaded.set(edits, changed);
  return createSnapshot(changed, config);
}
