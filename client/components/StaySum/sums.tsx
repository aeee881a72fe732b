/** What is made of a chosen stay: static on /book and pages of groups, elsewhere loaded once a stay is chosen. */
import type { ReactNode } from 'react';
import type { Labels } from '../../../shared/labels';
import type { RatedRoom } from '../../../shared/rates/night';
import type { StayProblem } from '../../../shared/rates/stayIn';
import type { SiteData } from '../../../shared/siteData';
import type { Stay } from '../../../shared/stay';
import { type StaySum as Cost, staySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import type { StayNights } from '../../stay/stayNights';

/**
 * Parts of a sentence about a sum: '$1,647', '3 nights', 'two rollaway beds and amenity fee included, before tax'; 'From',
 * if it is the least that it may be; and the sentences for them.
 */
type SumTexts = Record<'from' | 'sum' | 'nights' | 'note' | 'line' | 'short', string>;

/** A stay with its cost by the nights that are known, or why it cannot be had, or else its least cost. */
export interface ChosenStay {
  stay: Stay;
  cost?: Cost | undefined;
  /** The cost in words. */
  sum?: SumTexts | undefined;
  problem?: StayProblem | undefined;
  /** The problem in words. */
  reason?: string | undefined;
  /** What cost or problem follow from, if the nights of the stay are known. */
  nights?: StayNights | undefined;
  SumParts: typeof SumParts;
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
  const { cost: known, problem } = nights?.knownStay(nights.rooms, stay, hotel, room?.slug) ?? {};
  const priced = room ?? hotel.cheapestRooms[stay.adults + stay.children - 1];
  const cost = problem ? undefined : (known ?? (priced && staySum(stay, priced, hotel)));
  const words = known && nights?.words;
  return {
    ...{ stay, cost, problem, SumParts },
    nights: known || problem ? nights : undefined,
    reason: problem && nights?.problemText(problem, nights.words, labels),
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

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: Cost,
  { sumWithBeds, sumNote: note }: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string => (rollaways ? fill(sumWithBeds, { beds: rollawaysLabel(rollaways), note }) : note);

function Part({ label, amount }: { label: ReactNode; amount: number }) {
  const { exactAmount } = useLabels();
  return (
    <div className="spread stay-breakdown__part">
      <dt>{label}</dt>
      <dd className="figure">{exactAmount(amount)}</dd>
    </div>
  );
}

interface Saving {
  label: ReactNode;
  amount: number;
}

interface SumPartsProps {
  cost: Cost | undefined;
  /** The discount of a code. */
  saving?: Saving;
  /** The price before tax. */
  children: ReactNode;
}

/** A price before tax, beside it the estimated total (BPC 17568.6(a)(2)), and below both their parts in a disclosure. */
export function SumParts({ cost, saving, children }: SumPartsProps) {
  const { parts } = useSiteData().stayForm;
  const { exactAmount } = useLabels();
  return (
    <>
      <div className="stay-price">
        {children}{' '}
        {cost && (
          <span className="stay-price__total">
            {parts.total}: <strong className="figure">{exactAmount(cost.total)}</strong>
          </span>
        )}
      </div>
      {cost && <Breakdown cost={cost} saving={saving} />}
    </>
  );
}

function Breakdown({ cost, saving }: { cost: Cost; saving: Saving | undefined }) {
  const { hotel, stayForm } = useSiteData();
  const { parts, whoCounts } = stayForm;
  const { amountLabel, dayLabel, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  const room = [cost.byNight ? nights : `${nights} × ${amountLabel(cost.rate)}`, parts.fee];
  return (
    <details className="stay-breakdown">
      <summary>{parts.open}</summary>
      <div className="stay-breakdown__body">
        <dl>
          {cost.byNight?.map(({ day, price }) => (
            <Part key={day} label={dayLabel(day)} amount={price} />
          ))}
          <Part
            label={
              <>
                {cost.name && <span translate="no">{cost.name}, </span>}
                {room.filter(Boolean).join(', ')}
              </>
            }
            amount={cost.room}
          />
          {cost.rollaways > 0 && (
            <Part
              label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${amountLabel(hotel.rollawayPrice)} ${parts.each}`}
              amount={cost.rollawayBeds}
            />
          )}
          {saving && <Part label={saving.label} amount={-saving.amount} />}
          <Part label={parts.tax} amount={cost.tax} />
          <Part label={parts.total} amount={cost.total} />
        </dl>
        <p className="above-2">{whoCounts}</p>
      </div>
    </details>
  );
}
