import type { RatedRoom } from '../../../shared/rates/night';
import { nightsOf } from '../../../shared/stay';
import { useLabels } from '../../siteData';
import { useStay } from '../../stay/stay';
import { StayBreakdown, StaySum, useStaySum } from '../StaySum/StaySum';

/**
 * The number of nights and their sum; nothing before both days are chosen.
 * @param isHeld whether the nights are held for a group, so that they are never sold out
 */
export function StayFoot({ room, isHeld }: { room: RatedRoom | undefined; isHeld: boolean }) {
  const { nightsLabel } = useLabels();
  const stay = useStay();
  const { sum } = useStaySum(room);
  return (
    <div className="stay-foot">
      <div className="row stay-foot__status" role="status">
        {stay && (
          <>
            {/* Screen readers get the number of nights with the sum. */}
            <strong className="stay-foot__nights" aria-hidden={sum ? true : undefined}>
              {nightsLabel(nightsOf(stay))}
            </strong>{' '}
            {(sum || !isHeld) && <StaySum room={room} className="stay-foot__sum" />}
          </>
        )}
      </div>
      <StayBreakdown room={room} />
    </div>
  );
}
