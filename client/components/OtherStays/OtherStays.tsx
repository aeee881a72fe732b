import { nearbyStays } from '../../../shared/rates/nearbyStays';
import type { Stay } from '../../../shared/stay';
import { useLabels, useSiteData } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { changeStay } from '../../stay/stayStore';
import { useToday } from '../../stay/today';

interface OtherStaysProps {
  nights: KnownNights;
  stay: Stay;
  /** The slug of the room, if one was chosen. */
  room: string | undefined;
}

/** Suggests available stays near an unavailable stay, with a button to choose each suggestion. */
export function OtherStays({ nights: { words, rooms }, stay, room }: OtherStaysProps) {
  const today = useToday();
  const { hotel } = useSiteData();
  const { rangeLabel } = useLabels();
  const found = nearbyStays(rooms, stay, today(), hotel, { room });
  if (found.length === 0) return null;
  return (
    <div className="cluster other-stays">
      <p>{words.instead}</p>
      {found.map(({ arrival, departure }) => (
        <button
          key={arrival + departure}
          type="button"
          className="other-stay"
          onClick={() => changeStay({ arrival, departure })}
        >
          {rangeLabel(arrival, departure)}
        </button>
      ))}
    </div>
  );
}
