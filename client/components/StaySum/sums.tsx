/** Sums with their breakdowns. docs/behavior.md#what-a-stay-costs */
import type { ReactNode } from 'react';
import type { Labels } from '../../../shared/labels';
import type { CodeSum as SumWithCode } from '../../../shared/rates/answerCode';
import type { SiteData } from '../../../shared/siteData';
import type { StaySum as Cost } from '../../../shared/staySum';
import type { CodeWords } from '../../../shared/ui/defaults';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { Filled } from '../RichText/Filled';

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: Cost,
  { sumWithBeds, sumNote: note }: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string => (rollaways ? fill(sumWithBeds, { beds: rollawaysLabel(rollaways), note }) : note);

function BreakdownRow({ label, amount }: { label: ReactNode; amount: number }) {
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
  /** The discount from a code. */
  saving?: Saving;
  /** The price before tax. */
  children: ReactNode;
}

/** A price before tax, the estimated total next to it (BPC 17568.6(a)(2)), and a collapsible breakdown below. */
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
  const { parts, whoCounts, pets } = stayForm;
  const { amountLabel, dayLabel, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  const room = [cost.byNight ? nights : `${nights} × ${amountLabel(cost.rate)}`, parts.fee];
  return (
    <details className="stay-breakdown">
      <summary>{parts.open}</summary>
      <div className="stay-breakdown__body">
        <dl>
          {cost.byNight?.map(({ day, price }) => (
            <BreakdownRow key={day} label={dayLabel(day)} amount={price} />
          ))}
          <BreakdownRow
            label={
              <>
                {cost.name && <span translate="no">{cost.name}, </span>}
                {room.filter(Boolean).join(', ')}
              </>
            }
            amount={cost.room}
          />
          {cost.rollawayBeds > 0 && (
            <BreakdownRow
              label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${amountLabel(hotel.rollawayPrice)} ${parts.each}`}
              amount={cost.rollawayBeds}
            />
          )}
          {saving && <BreakdownRow label={saving.label} amount={-saving.amount} />}
          <BreakdownRow label={parts.tax} amount={cost.tax} />
          <BreakdownRow label={parts.total} amount={cost.total} />
        </dl>
        <p className="above-2">
          {whoCounts} {pets}
        </p>
      </div>
    </details>
  );
}

/**
 * 'From $686 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', the estimated total, and a
 * collapsed breakdown.
 */
export function CodeSum({ words, code, sum }: { words: CodeWords; code: string; sum: SumWithCode }) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  const { amountLabel, nightsLabel } = labels;
  const saved = (
    <>
      {stayForm.parts.saving} {code}
    </>
  );
  return (
    <SumParts cost={sum} {...(sum.isDiscount && { saving: { label: saved, amount: sum.saving } })}>
      <span>
        <Filled
          text={words.sum}
          values={{
            from: <strong className="figure">{amountLabel(sum.sum)}</strong>,
            code,
            usual: <span className="figure">{amountLabel(sum.sumWithoutCode)}</span>,
            nights: nightsLabel(sum.nights),
            note: sumNote(sum, stayForm, labels),
          }}
        />
      </span>
    </SumParts>
  );
}
