import type { HotelFacts } from '../schema/hotel';
import type { PageContent } from '../schema/pages';
import type { Site } from '../schema/site';
import type { ContentOf } from './kinds';

/** What may name a thing, and what has it; undefined where a file has faults. */
interface Parts {
  site: Site | undefined;
  hotel: HotelFacts | undefined;
  map: ContentOf<'map'> | undefined;
  viewer: ContentOf<'viewer'> | undefined;
  rooms: PageContent<'rooms'> | undefined;
  room: PageContent<'room'> | undefined;
  neighborhood: PageContent<'neighborhood'> | undefined;
}

/** Words about what the hotel does not have, a sentence each. docs/behavior.md#what-a-hotel-does-not-have */
export function absentFaults({ site, hotel, map, viewer, rooms, room, neighborhood }: Parts): string[] {
  const faults: string[] = [];
  if (rooms?.story.viewer && viewer?.frames.length === 0)
    faults.push('content/pages/rooms.json: story.viewer must be left out: content/viewer.json has no frames');
  if (rooms && !rooms.compare && room?.plan.compare)
    faults.push(
      'content/pages/room.json: plan.compare must be left out: content/pages/rooms.json has no compare',
    );
  if (neighborhood && map && !neighborhood.map !== !map.town)
    faults.push(
      'content/pages/neighborhood.json: map must be there where content/map.json has town, and only there',
    );
  const feeWords = hotel && (hotel.amenityFeeNote !== undefined || hotel.amenities.some(({ fee }) => fee));
  if (site?.amenityFee === 0 && feeWords)
    faults.push(
      'content/hotel.json: amenityFeeNote must be left out and no amenity be marked: content/site.json has no amenityFee',
    );
  return faults;
}
