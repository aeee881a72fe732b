/** What is made of nights that are known; published with them (client/stay/stayNights.ts). docs/behavior.md#nights */
import { hotelDay } from '../../../shared/hotelDay';
import type { KnownRoom, RatedRoom } from '../../../shared/rates/night';
import { problemText } from '../../../shared/rates/problemText';
import { nearestStays } from '../../../shared/rates/rules';
import { type KnownStay, knownStay } from '../../../shared/rates/stayIn';
import { nightsOf, type Stay } from '../../../shared/stay';
import type { StayPrices } from '../../../shared/staySum';
import type { NightWords } from '../../../shared/ui/defaults';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { changeStay } from '../../stay/stay';
import { stayLabel } from '../../stay/stayLabel';

export { knownStay, problemText };

interface Nights {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** In the place of a card's rate: the total of the chosen stay, or that it is sold out. */
export function CardTotal({
  nights: { words },
  known: { cost, problem },
}: {
  nights: Nights;
  known: KnownStay;
}) {
  const labels = useLabels();
  const { taken, forNights } = words;
  const classes = problem ? 'fine room-card__price stay-card__taken' : 'fine room-card__price figure';
  return (
    <p className={classes}>
      <strong>
        {problem
          ? problem.kind === 'soldOut'
            ? taken.short
            : taken.closed
          : cost && labels.amountLabel(cost.sum)}
      </strong>
      <span className="stay-card__nights">
        {' '}
        {problem ? taken.nights : cost && fill(forNights, { nights: labels.nightsLabel(cost.nights) })}
      </span>
    </p>
  );
}

interface CardStaysProps {
  nights: Nights;
  room: RatedRoom;
  stay: Stay;
  problem: KnownStay['problem'];
}

/** In the place of a card's sum: the nearest stays in a room that cannot be had; a tap takes them. */
export function CardStays({ nights: { words, rooms }, room, stay, problem }: CardStaysProps) {
  const { locale } = useSiteData().hotel;
  const labels = useLabels();
  const own = rooms.filter(({ slug }) => slug === room.slug).map(({ nights }) => nights);
  const near = problem ? nearestStays(own, stay, hotelDay(locale)) : [];
  return (
    <div className="stay-card fine below-2">
      {problem && problem.kind !== 'soldOut' && <p>{problemText(problem, words, labels)}</p>}
      {near.length > 0 && (
        <>
          <p>{fill(words.nearest, { nights: labels.nightsLabel(nightsOf(stay)) })}</p>
          <p className="cluster stay-card__near">
            {near.map((days) => (
              <button
                key={days.arrival}
                type="button"
                className="room-filters__link semibold fine"
                onClick={() => changeStay(days)}
              >
                {labels.rangeLabel(days.arrival, days.departure)}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

/** Above the cards: the chosen stay, what totals include, and the order. */
export function StayHead(props: { nights: Nights; stay: Stay; isSorted: boolean; onSort: () => void }) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  return (
    <div className="cluster spread stay-head">
      <p>
        <strong>{stayLabel(props.stay, stayForm, labels)}</strong>, {stayForm.sumNote}
      </p>
      <button
        type="button"
        className="room-filters__link semibold fine"
        aria-pressed={props.isSorted}
        onClick={props.onSort}
      >
        {props.nights.words.sort}
      </button>
    </div>
  );
}

/** Rooms with the lowest total of a stay first, those that cannot be had last. */
export function byTotal<Room extends RatedRoom>(
  rooms: readonly Room[],
  known: readonly KnownRoom[],
  stay: Stay,
  hotel: StayPrices,
): Room[] {
  const totalOf = ({ slug }: Room) => knownStay(known, stay, hotel, slug).cost?.sum ?? Number.MAX_VALUE;
  return rooms.toSorted((one, other) => totalOf(one) - totalOf(other));
}
