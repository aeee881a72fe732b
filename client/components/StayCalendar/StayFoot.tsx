import { nightsLabel, nightsOf } from '../../../shared/stay';
import { useStay } from '../../stay';
import { type PricedRoom, StaySum, useStaySum } from '../StaySum/StaySum';

/** The nights counted and their sum; nothing before both days are chosen. */
export function StayFoot({ room }: { room: PricedRoom | undefined }) {
  const stay = useStay();
  const sum = useStaySum(room);
  return (
    <div className="stay-foot" role="status">
      {stay && (
        <>
          {/* The sum says for how many nights it is. */}
          <strong className="stay-foot__nights" aria-hidden={sum ? true : undefined}>
            {nightsLabel(nightsOf(stay))}
          </strong>{' '}
          <StaySum room={room} className="stay-foot__sum" />
        </>
      )}
    </div>
  );
}
