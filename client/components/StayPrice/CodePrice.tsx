import type { CodeCost } from '../../../shared/rates/answerCode';
import type { Stay } from '../../../shared/stay';
import type { CodeWords } from '../../../shared/ui/defaults';
import { useLabels, useSiteData } from '../../siteData';
import { sumNote } from '../../stay/sumNote';
import { Filled } from '../RichText/Filled';
import { PriceWithBreakdown } from './PriceWithBreakdown';

interface CodePriceProps {
  words: CodeWords;
  code: string;
  stay: Stay;
  sum: CodeCost;
  /** Whether the price is the price of the stay's nights, rather than a minimum. */
  isExact: boolean;
}

/**
 * A stay's price with a promo code: the estimated total, a collapsed breakdown, and a line such as '$686 with MIDWEEK,
 * $807 without, for 3 nights, amenity fee included, before tax'. A minimum price starts with 'From'.
 */
export function CodePrice({ words, code, stay, sum, isExact }: CodePriceProps) {
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  const { amountLabel, nightsLabel } = labels;
  const saved = (
    <>
      {stayForm.parts.saving} {code}
    </>
  );
  return (
    <PriceWithBreakdown
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
    </PriceWithBreakdown>
  );
}
