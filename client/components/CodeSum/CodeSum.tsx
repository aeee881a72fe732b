import type { ReactNode } from 'react';
import type { CodeSum as Sum } from '../../../shared/offers/rules';
import { amountLabel } from '../../../shared/rates/amountLabel';
import type { CodeWords } from '../../../shared/ui/defaults';
import { useLabels, useSiteData } from '../../siteData';
import { useNights } from '../../stay/stayNights';
import { Filled } from '../RichText/Filled';
import { Part, SumParts, sumNote } from '../StaySum/StaySum';

/**
 * 'From $686 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', and its parts behind one tap.
 * @param name the code, or the words for a group's rate
 */
export function CodeSum({ words, name, sum }: { words: CodeWords; name: ReactNode; sum: Sum }) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  const nights = useNights();
  const { nightsLabel } = labels;
  return (
    <>
      <span>
        <Filled
          text={words.sum}
          values={{
            from: <strong className="figure">{amountLabel(sum.sum, labels)}</strong>,
            code: name,
            usual: <span className="figure">{amountLabel(sum.without, labels)}</span>,
            nights: nightsLabel(sum.nights),
            note: sumNote(sum, stayForm, labels),
          }}
        />
      </span>
      <SumParts
        cost={sum}
        rows={sum.byNight && nights && <nights.NightRows cost={sum} row={Part} />}
        saving={{
          label: (
            <>
              {stayForm.parts.saving} {name}
            </>
          ),
          amount: sum.saving,
        }}
      />
    </>
  );
}
