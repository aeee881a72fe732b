import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { createMoney } from '../../../shared/locale';
import { roomFacts } from '../../../shared/schema/roomFacts';
import { withTax } from '../../../shared/staySum';
import { isSame, valueAt, withValueAt } from '../../content/valueAt';
import type { RoomLine, RoomList } from '../../rooms/list';
import { callApi } from '../api';
import { Button } from '../Button';
import { confirmed } from '../dialog';
import { useTyped } from '../fields/typed';
import { type Draft, useDrafts, writeDraft } from '../form/drafts';
import { useDesk } from '../frame/DeskContext';

const pricePath = ['price'];

/** Why a price can't be saved; undefined if it can. */
const problemOf = (price: unknown) =>
  price === undefined
    ? 'must not be empty'
    : roomFacts.shape.price.safeParse(price).error?.issues[0]?.message;

/** Moves the focus to the price in another row, as in a spreadsheet. */
function moveWithKey(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + step];
  next?.focus();
}

interface PriceInputProps {
  name: string;
  price: unknown;
  message: string | undefined;
  onChange(price: unknown): void;
}

function PriceInput({ name, price, message, onChange }: PriceInputProps) {
  const label = `Price: ${name}`;
  const frame = { label, help: '', message, onLeave() {}, optional: false, place: '' };
  const typed = useTyped('number', { ...frame, value: price, onChange });
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={message ? true : undefined}
        value={typed.value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => typed.onChange(target.value)}
      />
      {message && <p className="field__message">{`Price ${message}`}</p>}
    </>
  );
}

/** The prices of all rooms, typed and saved together. What is typed is a draft of each room's form. */
export function PriceTable({ rooms, fee, occupancyTax, rateNote, money }: RoomList) {
  const { act, data } = useDesk();
  const drafts = useDrafts();
  const [isBusy, setBusy] = useState(false);
  const words = money && createMoney(money);
  const draftOf = ({ slug, file: { value, hash } }: RoomLine): Draft & { hash: string } => ({
    base: value,
    value,
    hash,
    ...drafts.get(`rooms/${slug}.json`),
  });
  const rows = rooms.map((room) => {
    const draft = draftOf(room);
    const [price, before] = [draft.value, draft.base].map((value) => valueAt(value, pricePath));
    return { ...room, draft, price, isChanged: price !== before, message: problemOf(price) };
  });
  const changed = rows.filter(({ isChanged }) => isChanged);
  const shown = rows.flatMap(({ hidden, price, message }) => (hidden || message ? [] : Number(price)));
  const lowest = Math.min(...shown);

  function setPrice({ slug, draft }: (typeof rows)[number], price: unknown) {
    const value = withValueAt(draft.value, pricePath, price);
    writeDraft(`rooms/${slug}.json`, isSame(draft.base, value) ? undefined : { ...draft, value });
  }
  function seenAs({ hidden, price, message }: (typeof rows)[number]): string {
    if (message || !words) return '–';
    const total = words.exactAmount(withTax(Number(price), { occupancyTax, rollawayPrice: 0 }).total);
    if (hidden) return 'Nothing: it is hidden';
    return `${total} with tax${price === lowest ? '; your lowest rate, on Home too' : ''}`;
  }
  async function save(isSure?: boolean): Promise<void> {
    const prices = changed.map(({ slug, draft: { hash }, price }) => ({ slug, hash, price }));
    const result = await callApi<{ questions?: readonly string[] }>('PUT', '/desk/rooms/prices', {
      prices,
      isSure,
    });
    const { questions } = result.data ?? {};
    if (questions) {
      if (await confirmed('Is that right?', questions.join(' '), 'Save anyway', 'Go back')) await save(true);
      return;
    }
    if (result.status < 400 && !result.refusal) for (const row of changed) setSaved(row);
    await act(Promise.resolve(result), changed.length === 1 ? 'Saved.' : `${changed.length} prices saved.`);
  }
  /** Keeps what else is typed in the room's form, which then starts from the saved price. */
  function setSaved({ slug, draft, price }: (typeof rows)[number]) {
    const base = withValueAt(draft.base, pricePath, price);
    writeDraft(`rooms/${slug}.json`, isSame(base, draft.value) ? undefined : { ...draft, base });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || changed.length === 0 || changed.some(({ message }) => message)) return;
    setBusy(true);
    await save();
    setBusy(false);
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) void submit(event);
      }}
      noValidate
      aria-label="Prices"
    >
      <p className="note">
        Per night and before tax, with the amenity fee
        {words && fee > 0 && ` of ${words.wholeAmount(fee)}`} included. Guests see “{rateNote}” after each
        price. Enter goes to the next room.
      </p>
      <table className="prices" onKeyDown={moveWithKey}>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Price</th>
            <th scope="col">Guests see</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug} data-changed={row.isChanged || undefined}>
              <th scope="row">{row.name}</th>
              <td>
                <PriceInput
                  name={row.name}
                  price={row.price}
                  message={row.isChanged ? row.message : undefined}
                  onChange={(price) => setPrice(row, price)}
                />
              </td>
              <td className="note">{seenAs(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="line prices__save">
        <Button
          type="submit"
          label={data.isLive ? 'Save and show to guests' : 'Save prices'}
          className={changed.length > 0 ? 'button--strong' : undefined}
          aria-disabled={isBusy || changed.length === 0}
        />
        {changed.length > 0 && (
          <>
            <Button
              label="Discard"
              onClick={() => {
                for (const row of changed) setPrice(row, valueAt(row.draft.base, pricePath));
              }}
            />
            <span className="note">
              {changed.length === 1 ? '1 price not saved yet' : `${changed.length} prices not saved yet`}
            </span>
          </>
        )}
      </div>
    </form>
  );
}
