/** What is made of a chosen stay and of the nights that are known (client/stay/stayNights.ts). docs/behavior.md#nights */
import type { ReactNode } from 'react';
import { hotelDay } from '../../../shared/hotelDay';
import type { Labels } from '../../../shared/labels';
import type { KnownRoom } from '../../../shared/rates/night';
import {
  type KnownStay,
  knownStay,
  nearestStays,
  roomsFor,
  type StayProblem,
} from '../../../shared/rates/stayIn';
import type { SiteData } from '../../../shared/siteData';
import { nightsOf, type Stay } from '../../../shared/stay';
import { type RatedRoom, type StayPrices, type StaySum, staySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { problemText } from '../../stay/nightRules';
import { changeStay } from '../../stay/stay';
import { stayLabel } from '../../stay/stayLabel';
import type { StayNights } from '../../stay/stayNights';
import { sumNote } from '../StaySum/sums';

export { SumParts } from '../StaySum/sums';
export { knownStay };

/**
 * Parts of a sentence about a sum: '$1,647', '3 nights', 'two rollaway beds and amenity fee included, before tax'; 'From',
 * if it is the least that it may be; and the sentences for them.
 */
type SumTexts = Record<'from' | 'sum' | 'nights' | 'note' | 'line' | 'short', string>;

/** A stay with its cost by the nights that are known, or why it cannot be had, or else its least cost. */
export interface ChosenStay {
  stay: Stay;
  cost?: StaySum | undefined;
  /** The cost in words. */
  sum?: SumTexts | undefined;
  problem?: StayProblem | undefined;
  /** The problem in words. */
  reason?: string | undefined;
  /** What cost or problem follow from, if the nights of the stay are known. */
  nights?: StayNights | undefined;
}

interface Source {
  stay: Stay;
  /** Absent: the cheapest that sleeps the guests. */
  room: RatedRoom | undefined;
  nights: StayNights | undefined;
  site: SiteData;
  labels: Labels;
}

export function chosenStay({ stay, room, nights, site, labels }: Source): ChosenStay {
  const { hotel, stayForm, ui } = site;
  const { cost: known, problem } = nights ? knownStay(nights.rooms, stay, hotel, room?.slug) : {};
  const priced = room ?? hotel.cheapestRooms[stay.adults + stay.children - 1];
  const cost = problem ? undefined : (known ?? (priced && staySum(stay, priced, hotel)));
  const words = known && nights?.words;
  return {
    ...{ stay, cost, problem },
    nights: known || problem ? nights : undefined,
    reason: problem && nights && problemText(problem, nights.words, labels),
    sum: cost && {
      from: words ? '' : ui.rooms.from,
      line: words?.sum ?? stayForm.sum,
      short: words?.sumOf ?? stayForm.sumOf,
      sum: labels.amountLabel(cost.sum),
      nights: labels.nightsLabel(cost.nights),
      note: sumNote(cost, stayForm, labels),
    },
  };
}

interface CardTotalProps {
  nights: StayNights;
  known: KnownStay;
}

/** In the place of a card's rate: the total of the chosen stay, or that it is sold out. */
export function CardTotal({ nights: { words }, known: { cost, problem } }: CardTotalProps) {
  const { amountLabel, nightsLabel } = useLabels();
  const { taken, forNights } = words;
  const [total, what] = cost
    ? [amountLabel(cost.sum), fill(forNights, { nights: nightsLabel(cost.nights) })]
    : [problem?.kind === 'soldOut' ? taken.short : taken.closed, taken.nights];
  return (
    <p className={`fine nowrap room-card__price ${cost ? 'figure' : 'stay-card__taken'}`}>
      <strong>{total}</strong> <span className="stay-card__nights">{what}</span>
    </p>
  );
}

interface NearStaysProps {
  nights: StayNights;
  stay: Stay;
  /** The slug of the room, if one is wanted. */
  room: string | undefined;
  /** What takes a stay. */
  children: (days: Pick<Stay, 'arrival' | 'departure'>, label: string) => ReactNode;
}

/** The stays of as many nights that can be had nearest to one that cannot. */
export function NearStays({ nights: { words, rooms }, stay, room, children }: NearStaysProps) {
  const { locale } = useSiteData().hotel;
  const { nightsLabel, rangeLabel } = useLabels();
  const near = nearestStays(roomsFor(rooms, stay, room), stay, hotelDay(locale));
  if (near.length === 0) return null;
  return (
    <>
      <p>{fill(words.nearest, { nights: nightsLabel(nightsOf(stay)) })}</p>
      <p className="cluster stay-card__near">
        {near.map((days) => children(days, rangeLabel(days.arrival, days.departure)))}
      </p>
    </>
  );
}

interface CardStaysProps extends Omit<NearStaysProps, 'room' | 'children'> {
  room: RatedRoom;
  problem: KnownStay['problem'];
}

/** In the place of a card's sum: the nearest stays in a room that cannot be had; a tap takes them. */
export function CardStays({ nights, room, stay, problem }: CardStaysProps) {
  const labels = useLabels();
  if (!problem) return null;
  return (
    <div className="stay-card fine below-2">
      {problem.kind !== 'soldOut' && <p>{problemText(problem, nights.words, labels)}</p>}
      <NearStays nights={nights} stay={stay} room={room.slug}>
        {(days, label) => (
          <button
            key={days.arrival}
            type="button"
            className="room-filters__link semibold fine"
            onClick={() => changeStay(days)}
          >
            {label}
          </button>
        )}
      </NearStays>
    </div>
  );
}

interface StayHeadProps {
  nights: StayNights;
  stay: Stay;
  isSorted: boolean;
  onSort: () => void;
}

/** Above the cards: the chosen stay, what totals include, and the order. */
export function StayHead({ nights, stay, isSorted, onSort }: StayHeadProps) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  return (
    <div className="cluster spread below-6 stay-head">
      <p>
        <strong>{stayLabel(stay, stayForm, labels)}</strong>, {stayForm.sumNote}
      </p>
      <button
        type="button"
        className="room-filters__link semibold fine"
        aria-pressed={isSorted}
        onClick={onSort}
      >
        {nights.words.sort}
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
