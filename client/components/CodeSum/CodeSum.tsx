import type { ReactNode } from 'react';
import type { CodeSum as Sum } from '../../../shared/offers/rules';
import type { CodeWords } from '../../../shared/ui/defaults';
import { useLabels, useSiteData } from '../../siteData';
import { Filled } from '../RichText/Filled';
import { SumParts, sumNote } from '../StaySum/sums';

/**
 * 'From $686 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', the estimated total, and the parts
 * behind one tap.
 * @param name the code, or the words for a group's rate
 */
export function CodeSum({ words, name, sum }: { words: CodeWords; name: ReactNode; sum: Sum }) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  const { amountLabel, nightsLabel } = labels;
  const saved = (
    <>
      {stayForm.parts.saving} {name}
    </>
  );
  return (
    <SumParts cost={sum} saving={{ label: saved, amount: sum.saving }}>
      <span>
        <Filled
          text={words.sum}
          values={{
            from: <strong className="figure">{amountLabel(sum.sum)}</strong>,
            code: name,
            usual: <span className="figure">{amountLabel(sum.without)}</span>,
            nights: nightsLabel(sum.nights),
            note: sumNote(sum, stayForm, labels),
          }}
        />
      </span>
    </SumParts>
  );
}
