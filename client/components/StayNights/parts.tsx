/** Texts and components for a chosen stay and the known nights. docs/behavior.md#nights */
import type { ReactNode } from 'react';
import type { Labels } from '../../../shared/labels';
import {
  answerStay,
  nearestStays,
  type StayAnswer,
  type StayDays,
  type StayProblem,
} from '../../../shared/rates/answerStay';
import type { KnownRoom } from '../../../shared/rates/plan';
import type { SiteData } from '../../../shared/siteData';
import { nightCount, type Stay } from '../../../shared/stay';
import { type RatedRoom, type StayPrices, type StaySum, staySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { problemText } from '../../stay/nightRules';
import type { StayNights } from '../../stay/nightsStore';
import { changeStay } from '../../stay/stay';
import { stayLabel } from '../../stay/stayLabel';
import { useToday } from '../../stay/today';
import { sumNote } from '../StaySum/sums';

/**
 * Parts of a sentence about a sum: '$1,647', '3 nights', 'two rollaway beds and amenity fee included, before tax', and
 * 'From' if it is a minimum; and the sentence templates.
 */
type SumTexts = Record<'from' | 'sum' | 'nights' | 'note' | 'line' | 'short', string>;

/** A stay, with its cost (a minimum unless its nights are known) or the reason why it is unavailable. */
export interface ChosenStay {
  stay: Stay;
  cost?: StaySum | undefined;
  /** The cost as text. */
  sum?: SumTexts | undefined;
  problem?: StayProblem | undefined;
  /** The problem as text. */
  reason?: string | undefined;
  /** The nights that the cost or problem is based on, if known. */
  nights?: StayNights | undefined;
}

interface ChosenStayOptions {
  stay: Stay;
  /** Default: the cheapest room that sleeps the guests. */
  room: RatedRoom | undefined;
  nights: StayNights | undefined;
  site: SiteData;
  labels: Labels;
}

export function chosenStay({ stay, room, nights, site, labels }: ChosenStayOptions): ChosenStay {
  const { hotel, stayForm, ui } = site;
  const { cost: known, problem } = nights ? answerStay(nights.rooms, stay, hotel, { room: room?.slug }) : {};
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
  known: StayAnswer;
}

/** Replaces a card's rate with the total for the chosen stay, or says that the room is unavailable. */
export function CardTotal({ nights: { words }, known: { cost, problem } }: CardTotalProps) {
  const { amountLabel, nightsLabel } = useLabels();
  const { taken, forNights } = words;
  const [total, detail] = cost
    ? [amountLabel(cost.sum), fill(forNights, { nights: nightsLabel(cost.nights) })]
    : [problem?.kind === 'soldOut' ? taken.short : taken.closed, taken.nights];
  return (
    <p className={`fine room-card__price ${cost ? 'figure' : 'stay-card__taken'}`}>
      <strong>{total}</strong> <span className="stay-card__nights">{detail}</span>
    </p>
  );
}

interface NearStaysProps {
  nights: StayNights;
  stay: Stay;
  /** The slug of the room, if one was chosen. */
  room: string | undefined;
  /** Renders the control that chooses a stay. */
  children: (days: StayDays, label: string) => ReactNode;
}

/** The nearest available stays of the same length as an unavailable one. */
export function NearStays({ nights: { words, rooms }, stay, room, children }: NearStaysProps) {
  const today = useToday();
  const { nightsLabel, rangeLabel } = useLabels();
  const near = nearestStays(rooms, stay, today(), { room });
  if (near.length === 0) return null;
  return (
    <>
      <p>{fill(words.nearest, { nights: nightsLabel(nightCount(stay)) })}</p>
      <p className="cluster stay-card__near">
        {near.map((days) => children(days, rangeLabel(days.arrival, days.departure)))}
      </p>
    </>
  );
}

interface CardStaysProps extends Omit<NearStaysProps, 'room' | 'children'> {
  room: RatedRoom;
  problem: StayAnswer['problem'];
}

/** Replaces a card's sum if the room is unavailable: buttons that choose the nearest available stays. */
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

/** Above the cards: the chosen stay, what totals include, and the sort button. */
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

/** Sorts rooms by their total for a stay, lowest first and unavailable rooms last. */
export function byTotal<Room extends RatedRoom>(
  rooms: readonly Room[],
  known: readonly KnownRoom[],
  stay: Stay,
  hotel: StayPrices,
): Room[] {
  const totalOf = ({ slug }: Room) =>
    answerStay(known, stay, hotel, { room: slug }).cost?.sum ?? Number.MAX_VALUE;
  return rooms.toSorted((one, other) => totalOf(one) - totalOf(other));
}
