import { type Nights, nightsLabel } from '../../content/seasons';
import { Button } from '../Button';
import { askInDialog } from '../dialog';

interface SeasonsProps {
  all: readonly Nights[];
  /** The chosen season; undefined for the nights outside all seasons. */
  chosen: Nights | undefined;
  /** The rooms' prices in a season. */
  pricesOn(nights: Nights): readonly number[];
  amount(price: number): string;
  onChoose(nights: Nights | undefined): void;
  /** @param price the price for all rooms */
  onAdd(nights: Nights, price: number | undefined): void;
  onCopy(nights: Nights): void;
  onRemove(nights: Nights): void;
}

const isSameNights = (one: Nights | undefined, other: Nights | undefined) =>
  one?.from === other?.from && one?.to === other?.to;

function answerIn(answer: FormData) {
  const digits = String(answer.get('price')).replace(/[^\d]/g, '');
  return {
    nights: { from: String(answer.get('from')), to: String(answer.get('to')) },
    price: digits === '' ? undefined : Number(digits),
  };
}

/** Asks for a new season's nights and, optionally, a price for all rooms. */
async function askSeason(all: readonly Nights[]) {
  const answer = await askInDialog({
    title: 'Add a season',
    no: 'Cancel',
    yes: 'Add',
    async problemOf(answer) {
      const { from, to } = answerIn(answer).nights;
      const other = all.find((each) => each.from <= to && from <= each.to);
      if (to < from) return 'The last night must not be before the first.';
      return other && `These nights are in another season: ${nightsLabel(other)}.`;
    },
    children: (
      <>
        <label className="field">
          First night
          <input name="from" type="date" required />
        </label>
        <label className="field">
          Last night
          <input name="to" type="date" required />
        </label>
        <label className="field">
          Price for all rooms (optional)
          <input name="price" inputMode="numeric" />
          <span className="note">You can then change it for each room.</span>
        </label>
      </>
    ),
  });
  return answer && answerIn(answer);
}

/** Lists the seasons, to choose the season whose prices the table shows. */
export function Seasons({ all, chosen, pricesOn, amount, onChoose, onAdd, onCopy, onRemove }: SeasonsProps) {
  // A new season has no prices yet, so it isn't in `all`.
  const listed = chosen && !all.some((each) => isSameNights(each, chosen)) ? [...all, chosen] : all;
  const choice = (label: string, nights: Nights | undefined) => (
    <label className="tick grow">
      <input
        type="radio"
        name="nights"
        checked={isSameNights(nights, chosen)}
        onChange={() => onChoose(nights)}
      />
      {label}
    </label>
  );
  function lineOf(nights: Nights): string {
    const prices = pricesOn(nights);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    if (prices.length === 0) return `${nightsLabel(nights)}: no prices yet`;
    return [
      lowest === highest ? amount(lowest) : `${amount(lowest)} to ${amount(highest)}`,
      nightsLabel(nights),
    ].join(', ');
  }
  return (
    <fieldset className="seasons">
      <legend className="field__label">Prices for</legend>
      {choice(listed.length === 0 ? 'All nights' : 'All other nights', undefined)}
      <ul className="rows rows--plain">
        {listed.map((nights) => {
          const label = nightsLabel(nights);
          return (
            <li key={label} className="line">
              {choice(lineOf(nights), nights)}
              <span className="line">
                <Button label="Copy to next year" of={label} onClick={() => onCopy(nights)} />
                <Button label="Remove" of={label} onClick={() => onRemove(nights)} />
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        label="Add a season"
        onClick={async () => {
          const added = await askSeason(listed);
          if (added) onAdd(added.nights, added.price);
        }}
      />
    </fieldset>
  );
}
