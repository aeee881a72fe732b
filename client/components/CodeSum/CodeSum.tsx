import type { ComponentProps, ReactNode } from 'react';
import type { CodeSum as Sum } from '../../../shared/offers/rules';
import { amountLabel } from '../../../shared/rates/amountLabel';
import type { CodeWords } from '../../../shared/ui/defaults';
import { useLabels, useSiteData } from '../../siteData';
import { useNights } from '../../stay/stayNights';
import { Filled } from '../RichText/Filled';
import { Part, SumParts, sumNote } from '../StaySum/StaySum';

interface CodeSumProps extends Pick<ComponentProps<typeof SumParts>, 'isLowest'> {
  words: CodeWords;
  /** The code, or the words for a group's rate. */
  name: ReactNode;
  sum: Sum;
}

/** 'From $685.95 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', and its parts behind one tap. */
export function CodeSum({ words, name, sum, isLowest }: CodeSumProps) {
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
        isLowest={isLowest}
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
