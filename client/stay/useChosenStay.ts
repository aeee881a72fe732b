import type { Labels } from '../../shared/labels';
import { answerStay } from '../../shared/rates/answerStay';
import { atContentPrices } from '../../shared/rates/contentPrices';
import type { KnownRoom } from '../../shared/rates/ratePlan';
import type { StayProblem } from '../../shared/rates/stayProblems';
import type { SiteData } from '../../shared/siteData';
import type { Stay, StayEntries } from '../../shared/stay';
import type { RatedRoom, StayCost } from '../../shared/stayCost';
import { useLabels, useSiteData } from '../siteData';
import type { KnownNights } from './nightsStore';
import { problemLabel } from './problemLabels';
import { ratePlanLabel } from './ratePlanLabel';
import { useStay } from './stayStore';
import { sumNote } from './sumNote';
import { useNights } from './useNights';

/** Phrases about a stay's cost, and templates for the sentences that contain them. */
interface CostWords {
  /** 'From' if the cost is a minimum, or else empty. */
  from: string;
  /** The total '$1,811.70' and a note: 'Standard rate, can be canceled, two rollaway beds, taxes and fees included'. */
  total: string;
  totalNote: string;
  /** The total before tax '$1,647' and a note: 'two rollaway beds and amenity fee included, before tax'. */
  sum: string;
  note: string;
  /** The length of the stay: '3 nights'. */
  nights: string;
  /** Templates: a sentence with an amount and its note, and a short sentence with only the amount. */
  line: string;
  short: string;
}

/** A stay with its cost, or why it is unavailable. Until prices by night have loaded, the cost is a minimum. */
export interface ChosenStay {
  stay: Stay;
  cost?: StayCost | undefined;
  /** The cost as text. */
  sum?: CostWords | undefined;
  problem?: StayProblem | undefined;
  /** The problem as text. */
  reason?: string | undefined;
  /** The prices and availability on which the cost or problem is based, if known. */
  nights?: KnownNights | undefined;
}

interface ChosenStayOptions {
  stay: Stay;
  /** Default: the cheapest room that sleeps the guests. */
  room: RatedRoom | undefined;
  nights: KnownNights | undefined;
  site: SiteData;
  labels: Labels;
}

/** Finds a stay's cost or problem, and formats it as text. */
function chosenStay({ stay, room, nights, site, labels }: ChosenStayOptions): ChosenStay {
  const { hotel, stayForm, ui } = site;
  const answer = (rooms: readonly KnownRoom[]) => answerStay(rooms, stay, hotel, { room: room?.slug });
  const { cost: known, problem } = nights ? answer(nights.rooms) : {};
  const own = () => answer(atContentPrices(room ? [room] : hotel.cheapestRooms, stay)).cost;
  const cost = problem ? undefined : (known ?? own());
  const words = known && nights?.words;
  return {
    stay,
    cost,
    problem,
    nights: known || problem ? nights : undefined,
    reason: problem && nights && problemLabel(problem, stay, nights.words, labels),
    sum: cost && {
      from: words ? '' : ui.rooms.from,
      total: labels.amountLabel(cost.total),
      totalNote: [
        ...(words && cost.plan ? [ratePlanLabel(cost.plan, words)] : []),
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

/**
 * Returns the chosen stay in a room, or in the cheapest room that sleeps the guests. Empty until a stay is chosen.
 * docs/behavior.md#what-a-stay-costs
 */
export function useChosenStay(room?: RatedRoom, initial?: StayEntries): Partial<ChosenStay> {
  const site = useSiteData();
  const labels = useLabels();
  const stay = useStay(initial);
  const nights = useNights(stay);
  return stay ? chosenStay({ stay, room, nights, site, labels }) : {};
}
