import { nightsLabel, nightsOf } from '../../../shared/stay';
import { useStay } from '../../stay';
import { type PricedRoom, StaySum } from '../StaySum/StaySum';

/** The nights counted and their sum; nothing before both days are chosen. */
export function StayFoot({ room }: { room: PricedRoom | undefined }) {
  const stay = useStay();
  return (
    <div className="stay-foot" role="status">
      {stay && (
        <>
          <strong className="stay-foot__nights">{nightsLabel(nightsOf(stay))}</strong>{' '}
          <StaySum room={room} className="stay-foot__sum" />
        </>
      )}
    </div>
  );
}
