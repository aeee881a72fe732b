import type { ReactNode } from 'react';
import { stayForm } from '../../../generated/content/stay';
import { offerWords } from '../../../generated/content/words/offers';
import { nightsLabel } from '../../../shared/dates';
import { roundedUp } from '../../../shared/offers/phrases';
import type { CodeSum as Sum } from '../../../shared/offers/rules';
import { wholeAmount } from '../../../shared/room';
import { Filled } from '../RichText/Filled';
import { SumParts, sumNote } from '../StaySum/StaySum';

/**
 * 'From $686 with MIDWEEK, $807 without, for 3 nights, amenity fee included, before tax', and its parts behind one tap.
 * @param name the code, or the words for a group's rate
 */
export function CodeSum({ name, sum }: { name: ReactNode; sum: Sum }) {
  return (
    <>
      <span>
        <Filled
          text={offerWords.sum}
          values={{
            from: <strong className="figure">{roundedUp(sum.sum)}</strong>,
            code: name,
            usual: <span className="figure">{wholeAmount(sum.without)}</span>,
            nights: nightsLabel(sum.nights),
            note: sumNote(sum),
          }}
        />
      </span>
      <SumParts
        cost={sum}
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
