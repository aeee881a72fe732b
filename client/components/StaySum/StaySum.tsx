import type { RatedRoom } from '../../../shared/rates/night';
import type { KnownStay } from '../../../shared/rates/stayIn';
import type { Stay, StayTexts } from '../../../shared/stay';
import { type StaySum as Cost, staySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { useStay } from '../../stay/stay';
import { type StayNights, useNights } from '../../stay/stayNights';
import { Filled } from '../RichText/Filled';

interface ChosenStay extends KnownStay {
  stay?: Stay | undefined;
  /** What it follows from, if the nights of the stay are known. */
  nights?: StayNights | undefined;
}

/**
 * The chosen stay in a room, or in the cheapest room that sleeps the guests: its cost by the nights that are known, or why it
 * cannot be had, or else its least cost; none of it before a stay is chosen, or if the room does not sleep so many.
 * docs/behavior.md#what-a-stay-costs
 */
export function useChosenStay(room?: RatedRoom, given?: StayTexts): ChosenStay {
  const { hotel } = useSiteData();
  const stay = useStay(given);
  const nights = useNights(stay);
  if (!stay) return {};
  const known = nights?.knownStay(nights.rooms, stay, hotel, room?.slug);
  if (known?.cost || known?.problem) return { ...known, stay, nights };
  const priced = room ?? hotel.cheapestRooms[stay.adults + stay.children - 1];
  return { stay, cost: priced && staySum(stay, priced, hotel) };
}

/**
 * That in words: parts of a sentence about its cost, 'From' if it is the least that it may be, and the sentences for them; or
 * why it cannot be had.
 */
export function useStaySum(room?: RatedRoom, given?: StayTexts) {
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  const note = useSumNote();
  const { nights, cost, problem } = useChosenStay(room, given);
  const words = nights?.words;
  return {
    problem: problem && nights?.problemText(problem, nights.words, labels),
    sum: cost && {
      from: words ? '' : ui.rooms.from,
      line: words?.sum ?? stayForm.sum,
      short: words?.sumOf ?? stayForm.sumOf,
      sum: labels.amountLabel(cost.sum),
      nights: labels.nightsLabel(cost.nights),
      note: note(cost),
    },
  };
}

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export function useSumNote() {
  const { sumWithBeds, sumNote } = useSiteData().stayForm;
  const { rollawaysLabel } = useLabels();
  return ({ rollaways }: Cost) =>
    rollaways ? fill(sumWithBeds, { beds: rollawaysLabel(rollaways), note: sumNote }) : sumNote;
}

interface StaySumProps {
  room?: RatedRoom | undefined;
  /** The values in the server's HTML. */
  given?: StayTexts;
  className?: string;
}

/** 'From $987 for 3 nights, amenity fee included, before tax'; nothing before a stay is chosen. */
export function StaySum({ room, given, className }: StaySumProps) {
  const { sum, problem } = useStaySum(room, given);
  if (!sum) return problem && <span className={className}>{problem}</span>;
  return (
    <span className={className}>
      <Filled text={sum.line} values={{ ...sum, sum: <strong className="figure">{sum.sum}</strong> }} />
    </span>
  );
}
