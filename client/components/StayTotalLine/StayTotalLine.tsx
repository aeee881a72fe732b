import type { RatedRoom } from '../../../shared/stayCost';
import { useChosenStay } from '../../stay/useChosenStay';
import { Filled } from '../RichText/Filled';

/** The chosen stay's total ('From $987 for 3 nights, taxes and fees included') or why the stay is unavailable. */
export function StayTotalLine({ room, className }: { room?: RatedRoom; className?: string }) {
  const { sum, reason } = useChosenStay(room);
  return (
    (sum || reason) && (
      <span className={className}>
        {sum ? (
          <Filled
            text={sum.line}
            values={{ ...sum, sum: <strong className="figure">{sum.total}</strong>, note: sum.totalNote }}
          />
        ) : (
          reason
        )}
      </span>
    )
  );
}
