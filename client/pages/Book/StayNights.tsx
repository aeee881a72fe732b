import { hotelDay } from '../../../shared/hotelDay';
import { type BookedNights, seenField } from '../../../shared/rates/booked';
import { knownRoom } from '../../../shared/rates/night';
import { unpacked } from '../../../shared/rates/packed';
import { nearestStays } from '../../../shared/rates/rules';
import { knownStay, roomsFor } from '../../../shared/rates/stayIn';
import type { BookableRoom } from '../../../shared/room';
import { bookLink, nightsOf, type StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import * as parts from '../../components/StayNights/parts';
import { useChosenStay } from '../../components/StaySum/StaySum';
import { useLabels, useSiteData } from '../../siteData';
import type { StayNights } from '../../stay/stayNights';

/** What the server knew of nights. */
export const givenNights = ({ words, rooms }: BookedNights): StayNights => ({
  ...parts,
  words,
  rooms: rooms.map((room) => knownRoom(room, unpacked(room))),
});

interface NightsProps {
  room: BookableRoom | undefined;
  given: StayTexts;
  code: string | undefined;
}

/** The sum that the guest is shown goes along, so that a change is noticed. */
export function SeenSum({ room, given }: Omit<NightsProps, 'code'>) {
  const { nights, cost } = useChosenStay(room, given);
  return nights && cost && <input type="hidden" name={seenField} value={cost.sum} />;
}

/** Why the stay cannot be had, with links to the nearest that can; and what its price was before. */
export function StayNote({ known, room, given, code }: NightsProps & { known: BookedNights | undefined }) {
  const { hotel } = useSiteData();
  const labels = useLabels();
  const { stay, nights, cost, problem } = useChosenStay(room, given);
  if (!nights || !stay) return null;
  const { words } = nights;
  const rooms = room ? nights.rooms.filter(({ slug }) => slug === room.slug) : roomsFor(nights.rooms, stay);
  const near = problem
    ? nearestStays(
        rooms.map((each) => each.nights),
        stay,
        hotelDay(hotel.locale),
      )
    : [];
  const before = known?.before;
  return (
    <div id={known && 'nights'} className="stack stack--left" role="status">
      {problem && (
        <p>
          <strong>{nights.problemText(problem, words, labels)}</strong>
        </p>
      )}
      {near.length > 0 && (
        <>
          <p>{fill(words.nearest, { nights: labels.nightsLabel(nightsOf(stay)) })}</p>
          <p className="cluster">
            {near.map((days) => (
              <a
                key={days.arrival}
                className="button button--secondary"
                href={bookLink({ ...stay, ...days }, { room: room?.slug, code })}
              >
                {labels.rangeLabel(days.arrival, days.departure)}
              </a>
            ))}
          </p>
        </>
      )}
      {cost && before !== undefined && before !== cost.sum && (
        <p>
          <strong>
            {fill(words.book.changed, {
              before: labels.amountLabel(before),
              now: labels.amountLabel(cost.sum),
            })}
          </strong>
        </p>
      )}
      {known && <p className="small">{fill(words.book.asOf, { time: known.asOf })}</p>}
    </div>
  );
}

/** What the stay costs in each room that sleeps the guests, or why it cannot be had there. */
export function StayRooms({
  rooms,
  given,
  code,
}: Omit<NightsProps, 'room'> & { rooms: readonly BookableRoom[] }) {
  const { hotel } = useSiteData();
  const labels = useLabels();
  const { stay, nights } = useChosenStay(undefined, given);
  if (!nights || !stay) return null;
  const { words } = nights;
  const large = rooms
    .filter(({ occupancy }) => stay.adults + stay.children <= occupancy)
    .map((room) => ({ ...room, ...knownStay(nights.rooms, stay, hotel, room.slug) }));
  if (!large.some(({ cost }) => cost)) return null;
  return (
    <section className="stack book__rooms">
      <h2 className="heading">{words.book.rooms}</h2>
      <ul className="ruled-list">
        {large.map(({ slug, name, cost, problem }) => (
          <li key={slug} className="cluster spread">
            <a href={bookLink(stay, { room: slug, code })} translate="no">
              {name}
            </a>{' '}
            {cost && <strong className="figure">{labels.amountLabel(cost.sum)}</strong>}
            {problem && (
              <span>
                {problem.kind === 'soldOut' ? words.taken.short : nights.problemText(problem, words, labels)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
