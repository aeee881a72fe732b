import type { ReactNode } from 'react';
import type { Labels } from '../../../shared/labels';
import type { RatedRoom } from '../../../shared/rates/night';
import type { KnownStay } from '../../../shared/rates/stayIn';
import type { SiteData } from '../../../shared/siteData';
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

/** That in words: parts of a sentence about its cost, or why it cannot be had. */
export function useStaySum(room?: RatedRoom, given?: StayTexts): ReturnType<StayNights['inWords']> {
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  const { nights, cost, problem } = useChosenStay(room, given);
  const sum = cost && {
    from: ui.rooms.from,
    line: stayForm.sum,
    short: stayForm.sumOf,
    sum: labels.wholeAmount(cost.sum),
    nights: labels.nightsLabel(cost.nights),
    note: sumNote(cost, stayForm, labels),
  };
  return nights ? nights.inWords({ sum, cost, problem }, nights.words, labels) : { sum };
}

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: Cost,
  stayForm: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string =>
  rollaways
    ? fill(stayForm.sumWithBeds, { beds: rollawaysLabel(rollaways), note: stayForm.sumNote })
    : stayForm.sumNote;

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

export function Part({ label, amount }: { label: ReactNode; amount: number }) {
  const { exactAmount } = useLabels();
  return (
    <div className="spread stay-breakdown__part">
      <dt>{label}</dt>
      <dd className="figure">{exactAmount(amount)}</dd>
    </div>
  );
}

/** The cost of a stay with its parts and tax, in a disclosure; nothing before a stay is chosen. */
export function StayBreakdown({ room, given }: Omit<StaySumProps, 'className'>) {
  const { nights, cost } = useChosenStay(room, given);
  if (!cost) return null;
  return (
    <SumParts cost={cost} isLowest={!room} rows={nights && <nights.NightRows cost={cost} row={Part} />} />
  );
}

interface SumPartsProps {
  cost: Cost;
  /** Whether it is that of the cheapest room, because none is chosen. */
  isLowest: boolean;
  /** A row for each night, where its price is known. */
  rows?: ReactNode;
  /** The discount of a code. */
  saving?: { label: ReactNode; amount: number };
}

/** A cost with its parts. */
export function SumParts({ cost, isLowest, rows, saving }: SumPartsProps) {
  const { hotel, stayForm } = useSiteData();
  const { parts, whoCounts } = stayForm;
  const { exactAmount, wholeAmount, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  return (
    <details className="stay-breakdown">
      <summary>{fill(parts.open, { total: exactAmount(cost.total) })}</summary>
      <div className="stay-breakdown__body">
        <dl>
          {rows}
          <Part
            label={[
              rows ? nights : `${nights} × ${wholeAmount(cost.rate)}`,
              isLowest && parts.lowest,
              parts.fee,
            ]
              .filter(Boolean)
              .join(', ')}
            amount={cost.room}
          />
          {cost.rollaways > 0 && (
            <Part
              label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${wholeAmount(hotel.rollawayPrice)} ${parts.each}`}
              amount={cost.rollawayBeds}
            />
          )}
          {saving && <Part {...saving} amount={-saving.amount} />}
          <Part label={parts.tax} amount={cost.tax} />
          <Part label={parts.total} amount={cost.total} />
        </dl>
        <p className="above-2">{whoCounts}</p>
      </div>
    </details>
  );
}
