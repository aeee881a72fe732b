/** Sums with their breakdowns. docs/behavior.md#what-a-stay-costs */
import type { ReactNode } from 'react';
import { cheaperCode, type CodeSum as SumWithCode } from '../../../shared/rates/answerCode';
import { bookLink, type Stay, type StayTexts } from '../../../shared/stay';
import type { StaySum as Cost, RatedRoom } from '../../../shared/staySum';
import type { CodeWords } from '../../../shared/ui/defaults';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { planText } from '../../stay/nightRules';
import type { StayNights } from '../../stay/nightsStore';
import { useNights } from '../../stay/stayNights';
import { useToday } from '../../stay/today';
import { Filled } from '../RichText/Filled';
import { sumNote } from '../StayNights/parts';
import { CancelNote } from './CancelNote';
import { useChosenStay } from './StaySum';

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

interface StayPriceProps {
  stay: Stay;
  cost: Cost;
  /** 'From' if the cost is a minimum. */
  from?: string | undefined;
  /** The price before tax. */
  children: ReactNode;
}

/**
 * A stay's total with tax, which comes first and is the largest figure (BPC 17568.6(a)(2), 16 CFR 464.2), with its room
 * and rate plan, and its price before tax.
 */
export function StayPrice({ stay, cost, from, children }: StayPriceProps) {
  const { parts } = useSiteData().stayForm;
  const { amountLabel, nightsLabel } = useLabels();
  const words = useNights()?.words;
  return (
    <div className="stay-price">
      <p className="stay-price__line">
        {from && <span className="small">{from} </span>}
        <strong className="figure stay-price__total">{amountLabel(cost.total)}</strong>{' '}
        <span className="stay-price__label">{parts.total}</span>
      </p>{' '}
      <p>
        {cost.name && (
          <>
            <strong translate="no">{cost.name}</strong>,{' '}
          </>
        )}
        {nightsLabel(cost.nights)}
        {words && cost.plan && ` · ${planText(cost.plan, words)}`}
      </p>{' '}
      <p className="small">{children}</p> <CancelNote arrival={stay.arrival} className="small" />
    </div>
  );
}

interface CodeHintProps {
  stay: Stay;
  cost: Cost;
  nights: StayNights;
}

/** How much less a stay costs with the code of an offer that applies to it, as a link: '$121 less with MIDWEEK'. */
export function CodeHint({ stay, cost, nights }: CodeHintProps) {
  const { hotel } = useSiteData();
  const { amountLabel } = useLabels();
  const today = useToday();
  const { code, less = 0 } = cheaperCode(nights, stay, hotel, cost, today()) ?? {};
  return (
    code && (
      <p>
        <a href={bookLink(stay, { room: cost.slug, code, showsSum: true })}>
          {fill(nights.words.lessWithCode, { amount: amountLabel(less), code })}
        </a>
      </p>
    )
  );
}

interface SumPartsProps extends StayPriceProps {
  /** The discount from a code. */
  saving?: Saving;
  /** Next to the breakdown. */
  hint?: ReactNode;
}

/** A stay's price, with a collapsible breakdown below. */
const SumParts = ({ saving, hint, ...price }: SumPartsProps) => (
  <>
    <StayPrice {...price} />
    <div className="cluster stay-price__more">
      <Breakdown cost={price.cost} saving={saving} />
      {hint}
    </div>
  </>
);

interface ChosenPriceProps {
  room?: RatedRoom | undefined;
  /** The values in the server's HTML. */
  initial?: StayTexts;
}

/** The chosen stay's price with its breakdown, or why the stay is unavailable. */
export function ChosenPrice({ room, initial }: ChosenPriceProps) {
  const { stay, nights, cost, sum, reason } = useChosenStay(room, initial);
  return stay && cost && sum ? (
    <SumParts
      stay={stay}
      cost={cost}
      from={sum.from}
      hint={nights && <CodeHint stay={stay} cost={cost} nights={nights} />}
    >
      {fill(sum.line, { ...sum })}
    </SumParts>
  ) : (
    reason
  );
}

interface BreakdownProps {
  cost: Cost;
  saving?: Saving | undefined;
}

/** The parts of a price, collapsed. */
export function Breakdown({ cost, saving }: BreakdownProps) {
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

interface CodeSumProps {
  words: CodeWords;
  code: string;
  stay: Stay;
  sum: SumWithCode;
  /** Whether the sum is that of the stay's nights, rather than a minimum. */
  isExact: boolean;
}

/**
 * '$686 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', the estimated total, and a
 * collapsed breakdown. A minimum says 'From'.
 */
export function CodeSum({ words, code, stay, sum, isExact }: CodeSumProps) {
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  const { amountLabel, nightsLabel } = labels;
  const saved = (
    <>
      {stayForm.parts.saving} {code}
    </>
  );
  return (
    <SumParts
      stay={stay}
      cost={sum}
      from={isExact ? undefined : ui.rooms.from}
      {...(sum.isDiscount && { saving: { label: saved, amount: sum.saving } })}
    >
      <span>
        <Filled
          text={isExact ? words.exactSum : words.sum}
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
