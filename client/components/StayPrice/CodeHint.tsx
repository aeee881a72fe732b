import { cheaperCode } from '../../../shared/rates/answerCode';
import { bookLink, type Stay } from '../../../shared/stay';
import type { StayCost } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { useLabels, useSiteData } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { useToday } from '../../stay/today';

interface CodeHintProps {
  stay: Stay;
  cost: StayCost;
  nights: KnownNights;
}

/** A link to book the stay with an offer's promo code that lowers the total, such as '$121 less with MIDWEEK'. */
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
