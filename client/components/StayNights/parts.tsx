import { hotelDay } from '../../../shared/hotelDay';
import { amountLabel } from '../../../shared/rates/amountLabel';
import type { RatedRoom } from '../../../shared/rates/night';
import { problemText } from '../../../shared/rates/problemText';
import { nearestStays } from '../../../shared/rates/rules';
import { type KnownStay, knownStay } from '../../../shared/rates/stayIn';
import { nightsOf, type Stay } from '../../../shared/stay';
import type { StaySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { changeStay } from '../../stay/stay';
import { stayLabel } from '../../stay/stayLabel';
import { type NightsParts, useNights } from '../../stay/stayNights';

export { knownStay, problemText };

export const inWords: NightsParts['inWords'] = ({ sum, cost, problem }, words, labels) => ({
  problem: problem && problemText(problem, words, labels),
  sum: sum &&
    cost && { ...sum, from: '', line: words.sum, short: words.sumOf, sum: amountLabel(cost.sum, labels) },
});

function NightRows({ cost, Row }: { cost: StaySum; Row: Parameters<NightsParts['nightRows']>[1] }) {
  const { dayLabel } = useLabels();
  return cost.byNight?.map(({ day, price }) => <Row key={day} label={dayLabel(day)} amount={price} />);
}

export const nightRows: NightsParts['nightRows'] = (cost, Row) => <NightRows cost={cost} Row={Row} />;

/** In the place of a room's rate: the total of the chosen stay, or that it is sold out. */
export function CardTotal({ known: { cost, problem } }: { known: KnownStay }) {
  const nights = useNights();
  const labels = useLabels();
  if (!nights) return null;
  const { taken, forNights } = nights.words;
  return cost ? (
    <p className="figure fine room-card__price">
      <strong>{amountLabel(cost.sum, labels)}</strong>
      <span className="stay-card__nights">
        {' '}
        {fill(forNights, { nights: labels.nightsLabel(cost.nights) })}
      </span>
    </p>
  ) : (
    problem && (
      <p className="fine room-card__price stay-card__taken">
        <strong>{taken.short}</strong>
        <span className="stay-card__nights"> {taken.nights}</span>
      </p>
    )
  );
}

/** The nearest stays of the same length in a room that cannot be had; a tap takes them. */
export function CardStays({
  room,
  stay,
  known: { problem },
}: {
  room: RatedRoom;
  stay: Stay;
  known: KnownStay;
}) {
  const { locale } = useSiteData().hotel;
  const nights = useNights();
  const labels = useLabels();
  const own = nights?.rooms.find(({ slug }) => slug === room.slug);
  if (!problem || !nights || !own) return <div className="stay-card" />;
  const near = nearestStays([own.nights], stay, hotelDay(locale));
  const { nearest } = nights.words;
  return (
    <div className="stay-card fine below-2">
      {problem.kind !== 'soldOut' && <p>{nights.problemText(problem, nights.words, labels)}</p>}
      {near.length > 0 && (
        <>
          <p>{fill(nearest, { nights: labels.nightsLabel(nightsOf(stay)) })}</p>
          <p className="cluster stay-card__near">
            {near.map((days) => (
              <button
                key={days.arrival}
                type="button"
                className="stay-card__button"
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
export function StayHead({ stay, isSorted, onSort }: { stay: Stay; isSorted: boolean; onSort: () => void }) {
  const { stayForm } = useSiteData();
  const nights = useNights();
  const labels = useLabels();
  if (!nights) return null;
  const { sort } = nights.words;
  return (
    <div className="cluster spread stay-head">
      <p>
        <strong>{stayLabel(stay, stayForm, labels)}</strong>, {stayForm.sumNote}
      </p>
      <button type="button" className="stay-card__button" aria-pressed={isSorted} onClick={onSort}>
        {sort}
      </button>
    </div>
  );
}

export const byTotal: NightsParts['byTotal'] = (rooms, known, stay, hotel) => {
  const totalOf = ({ slug }: RatedRoom) => knownStay(known, stay, hotel, slug).cost?.sum ?? Number.MAX_VALUE;
  return rooms.toSorted((one, other) => totalOf(one) - totalOf(other));
};
