/** Texts and components for a chosen stay and the known nights. docs/behavior.md#nights */
import type { Labels } from '../../../shared/labels';
import { answerStay, type StayProblem } from '../../../shared/rates/answerStay';
import { nearbyStays } from '../../../shared/rates/nearbyStays';
import { ownRooms } from '../../../shared/rates/ownRooms';
import type { KnownRoom } from '../../../shared/rates/ratePlan';
import type { SiteData } from '../../../shared/siteData';
import type { Stay } from '../../../shared/stay';
import type { RatedRoom, StayPrices, StaySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { planText, problemText } from '../../stay/nightRules';
import type { StayNights } from '../../stay/nightsStore';
import { changeStay } from '../../stay/stay';
import { stayLabel } from '../../stay/stayLabel';
import { useToday } from '../../stay/today';

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: StaySum,
  { sumWithBeds, sumNote: note }: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string => (rollaways ? fill(sumWithBeds, { beds: rollawaysLabel(rollaways), note }) : note);

/** Parts of sentences about a stay's cost, and the sentences' templates. */
interface SumTexts {
  /** 'From' if it is a minimum. */
  from: string;
  /** '$1,811.70', and what that is: 'Standard rate, can be canceled, two rollaway beds, taxes and fees included'. */
  total: string;
  totalNote: string;
  /** '$1,647', and what that includes: 'two rollaway beds and amenity fee included, before tax'. */
  sum: string;
  note: string;
  /** '3 nights' */
  nights: string;
  /** Sentences with an amount and its note, and with an amount alone. */
  line: string;
  short: string;
}

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
  const answer = (rooms: readonly KnownRoom[]) => answerStay(rooms, stay, hotel, { room: room?.slug });
  const { cost: known, problem } = nights ? answer(nights.rooms) : {};
  const own = () => answer(ownRooms(room ? [room] : hotel.cheapestRooms, stay)).cost;
  const cost = problem ? undefined : (known ?? own());
  const words = known && nights?.words;
  return {
    stay,
    cost,
    problem,
    nights: known || problem ? nights : undefined,
    reason: problem && nights && problemText(problem, stay, nights.words, labels),
    sum: cost && {
      from: words ? '' : ui.rooms.from,
      total: labels.amountLabel(cost.total),
      totalNote: [
        ...(words && cost.plan ? [planText(cost.plan, words)] : []),
        ...(cost.rollaways ? [labels.rollawaysLabel(cost.rollaways)] : []),
        ui.rooms.totalNote,
      ].join(', '),
      sum: labels.amountLabel(cost.sum),
      note: sumNote(cost, stayForm, labels),
      nights: labels.nightsLabel(cost.nights),
      line: words?.sum ?? stayForm.sum,
      short: words?.sumOf ?? stayForm.sumOf,
    },
  };
}

interface CardTotalProps {
  nights: StayNights;
  known: Pick<ChosenStay, 'stay' | 'cost' | 'problem'>;
}

/** Replaces a card's rate with the total for the chosen stay, or says that the room is unavailable. */
export function CardTotal({ nights: { words }, known: { stay, cost, problem } }: CardTotalProps) {
  const { amountLabel, nightsLabel, rangeLabel } = useLabels();
  const { taken, forNights } = words;
  const [total, detail] = cost
    ? [amountLabel(cost.total), fill(forNights, { nights: nightsLabel(cost.nights) })]
    : [problem?.kind === 'soldOut' ? taken.short : taken.closed, rangeLabel(stay.arrival, stay.departure)];
  return (
    <p className={`fine room-card__price ${cost ? 'figure' : 'stay-card__taken'}`}>
      <strong>{total}</strong> <span className="stay-card__nights">{detail}</span>
    </p>
  );
}

interface OtherStaysProps {
  nights: StayNights;
  stay: Stay;
  /** The slug of the room, if one was chosen. */
  room: string | undefined;
}

/** Buttons that choose an available stay near an unavailable one. */
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

interface CardStayProps {
  nights: StayNights;
  room: RatedRoom;
  stay: Stay;
  known: Pick<ChosenStay, 'cost' | 'problem'>;
}

/** Replaces a card's sum: the rate plan or, if the room is unavailable, the reason and other stays. */
export function CardStay({ nights, room, stay, known: { cost, problem } }: CardStayProps) {
  const labels = useLabels();
  if (cost?.plan) return <p className="fine below-2">{planText(cost.plan, nights.words)}</p>;
  if (!problem) return null;
  return (
    <div className="fine below-2">
      {problem.kind !== 'soldOut' && <p>{problemText(problem, stay, nights.words, labels)}</p>}
      <OtherStays nights={nights} stay={stay} room={room.slug} />
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
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  return (
    <div className="cluster spread below-6 stay-head">
      <p>
        <strong>{stayLabel(stay, stayForm, labels)}</strong>, {ui.rooms.totalNote}
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
