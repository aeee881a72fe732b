import { stayForm } from '../../../generated/content/stay';
import { roomWords } from '../../../generated/content/words/rooms';
import { priceLabel, type Room } from '../../../shared/room';
import { site } from '../../../shared/site';
import { fill } from '../../../shared/words';
import { useStaySum } from '../../components/StaySum/StaySum';

/** A room's price per night, or of the chosen stay, with what it includes in small print. docs/behavior.md#rates */
export function Rate({ room }: { room: Room }) {
  const sum = useStaySum(room);
  return (
    <span className="rate">
      <span className="rate__from">{roomWords.from}</span>{' '}
      <span className="bold rate__price figure">{sum?.sum ?? priceLabel(room)}</span>{' '}
      <span className="rate__note">{sum ? fill(stayForm.sumFor, sum) : site.rateNote}</span>
    </span>
  );
}
