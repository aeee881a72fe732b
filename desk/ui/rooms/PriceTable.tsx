import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMoney } from '../../../shared/money';
import { roomPrices } from '../../../shared/schema/roomFields';
import { withTax } from '../../../shared/stayCost';
import { replaceIsoDates } from '../../content/dateLabels';
import {
  engineNotes,
  type Nights,
  nextYear,
  nightsIn,
  nightsLabel,
  priceOn,
  seasonsOf,
  withPriceOn,
  withSeasonNextYear,
} from '../../content/seasons';
import { isSame, valueAt, withValueAt } from '../../content/valueAt';
import type { RoomLine, RoomList } from '../../rooms/list';
import { callApi } from '../api';
import { Button } from '../Button';
import { confirmed } from '../dialog';
import { useTyped } from '../fields/typedFormats';
import { type Draft, useDrafts, writeDraft } from '../form/drafts';
import { useDesk } from '../frame/DeskContext';
import { fieldHash } from '../frame/urlHash';
import { Seasons } from './Seasons';

/** Says why a room's price on some nights can't be saved; undefined for a valid price. */
function problemOf(room: unknown, nights: Nights | undefined): string | undefined {
  const [price, seasons] = [priceOn(room, undefined), seasonsOf(room)];
  if (!nights && price === undefined) return 'Price must not be empty';
  const issues = roomPrices.safeParse({ price, seasons }).error?.issues ?? [];
  for (const { path, message } of issues) {
    const [field, index, part] = path;
    const season = field === 'seasons' ? seasons[Number(index)] : undefined;
    const isOwn = season ? isSame(season.from, nights?.from) && isSame(season.to, nights?.to) : !nights;
    if (isOwn) return `${season && part !== 'price' ? 'These nights' : 'Price'} ${replaceIsoDates(message)}`;
    if (!nights && part === 'price')
      return `Price must be at most ${season?.price}, as on ${nightsLabel(season ?? {})}`;
  }
  return undefined;
}

/** Moves focus to the price in another row, as in a spreadsheet. */
function moveWithKey(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + step];
  next?.focus();
}

const pricesOf = (room: unknown) => ({
  price: priceOn(room, undefined),
  seasons: valueAt(room, ['seasons']),
});

/** Returns a room with the prices of `other`. */
const withPrices = (room: unknown, other: unknown): unknown =>
  Object.entries(pricesOf(other)).reduce((whole, [key, value]) => withValueAt(whole, [key], value), room);

interface PriceInputProps {
  name: string;
  price: unknown;
  message: string | undefined;
  placeholder: string | undefined;
  onChange(price: unknown): void;
}

function PriceInput({ name, price, message, placeholder, onChange }: PriceInputProps) {
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
        placeholder={placeholder}
        value={typed.value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => typed.onChange(target.value)}
      />
      {message && <p className="field__message">{message}</p>}
    </>
  );
}

/**
 * A table to change the prices of all rooms and save them together. Prices typed here go into the same unsaved drafts
 * that the rooms' forms use.
 */
export function PriceTable({ rooms, fee, occupancyTax, rateNote }: RoomList) {
  const { act, data } = useDesk();
  const drafts = useDrafts();
  const [isBusy, setBusy] = useState(false);
  /** The nights whose prices are shown; undefined for nights outside all seasons. */
  const [nights, setNights] = useState<Nights>();
  const money = data.money && createMoney(data.money);
  const note = engineNotes[data.ratesSource];
  const draftOf = ({ slug, file: { value, hash } }: RoomLine): Draft & { hash: string } => ({
    base: value,
    value,
    hash,
    ...drafts.get(`rooms/${slug}.json`),
  });
  const rows = rooms.map((room) => {
    const draft = draftOf(room);
    const { base, value } = draft;
    const isChanged = !isSame(pricesOf(value), pricesOf(base));
    return { ...room, draft, price: priceOn(value, nights), isChanged, message: problemOf(value, nights) };
  });
  const changed = rows.filter(({ isChanged }) => isChanged);
  const seasons = nightsIn(rows.map(({ draft }) => draft.value));
  const shown = rows.flatMap(({ hidden, price, message }) => (hidden || message ? [] : Number(price)));
  const lowest = Math.min(...shown);

  type RoomRow = (typeof rows)[number];
  function setValue({ slug, draft }: RoomRow, value: unknown) {
    writeDraft(`rooms/${slug}.json`, isSame(draft.base, value) ? undefined : { ...draft, value });
  }
  const setAll = (change: (row: RoomRow) => unknown) => {
    for (const row of rows) setValue(row, change(row));
  };
  function seenAs({ hidden, price, draft, message }: RoomRow): string {
    const amount = price ?? priceOn(draft.value, undefined);
    if (message || !money || typeof amount !== 'number') return '–';
    const total = `${money.exactAmount(withTax(amount, { occupancyTax, rollawayPrice: 0 }).total)} with tax`;
    if (hidden) return 'Nothing: it is hidden';
    if (nights) return price === undefined ? `${total}, as on other nights` : total;
    return price === lowest ? `${total}; your lowest rate, on Home too` : total;
  }
  async function save(): Promise<void> {
    const prices = changed.map(({ slug, draft: { hash, value } }) => ({ slug, hash, ...pricesOf(value) }));
    const result = await callApi('PUT', '/desk/rooms/prices', { prices });
    if (result.status === 204) for (const row of changed) setSaved(row);
    await act(Promise.resolve(result), changed.length === 1 ? 'Saved.' : `${changed.length} rooms saved.`);
  }
  /** Makes the saved prices the start of a room's draft, and keeps unsaved changes to other fields. */
  function setSaved({ slug, draft }: RoomRow) {
    const base = withPrices(draft.base, draft.value);
    writeDraft(`rooms/${slug}.json`, isSame(base, draft.value) ? undefined : { ...draft, base });
  }
  async function discard() {
    const text = 'The prices of all rooms and seasons go back to what was last saved.';
    if (!(await confirmed('Discard the prices that you typed?', text, 'Discard'))) return;
    for (const row of changed) setValue(row, withPrices(row.draft.value, row.draft.base));
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || changed.length === 0) return;
    // Check the nights that the table shows first.
    const wrong = [nights, undefined, ...seasons].filter((each) =>
      changed.some(({ draft }) => problemOf(draft.value, each)),
    );
    if (wrong.length > 0) {
      // Render synchronously, so that the price is marked before it gets focus.
      flushSync(() => setNights(wrong[0]));
      form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
      return;
    }
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
        {money && fee > 0 && ` of ${money.wholeAmount(fee)}`} included. Guests see “{rateNote}” after each
        price. Enter goes to the next room.
      </p>
      {note ? (
        <p className="message">
          {note}{' '}
          <a href={`#${fieldHash('hotel.json', ['rates', 'source'])}`}>
            Choose where nightly prices come from
          </a>
        </p>
      ) : (
        <Seasons
          all={seasons}
          chosen={nights}
          pricesOn={(each) =>
            rows.flatMap(({ draft }) => {
              const price = priceOn(draft.value, each);
              return typeof price === 'number' ? price : [];
            })
          }
          amount={money?.wholeAmount ?? String}
          onChoose={setNights}
          onAdd={(each, price) => {
            setNights(each);
            if (price !== undefined) setAll(({ draft }) => withPriceOn(draft.value, each, price));
          }}
          onCopy={(each) => {
            setNights(nextYear(each));
            setAll(({ draft }) => withSeasonNextYear(draft.value, each));
          }}
          onRemove={(each) => {
            setNights(undefined);
            setAll(({ draft }) => withPriceOn(draft.value, each, undefined));
          }}
        />
      )}
      <table className="prices" onKeyDown={moveWithKey}>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">{note ? 'From' : 'Price'}</th>
            <th scope="col">Guests see</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug} data-changed={row.isChanged || undefined}>
              <th scope="row">{row.name}</th>
              <td>
                <PriceInput
                  key={JSON.stringify(nights)}
                  name={row.name}
                  price={row.price}
                  message={row.isChanged ? row.message : undefined}
                  placeholder={nights && String(priceOn(row.draft.value, undefined) ?? '')}
                  onChange={(price) => setValue(row, withPriceOn(row.draft.value, nights, price))}
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
            <Button label="Discard" onClick={() => void discard()} />
            <span className="note">
              {changed.length === 1
                ? 'Prices of 1 room not saved yet'
                : `Prices of ${changed.length} rooms not saved yet`}
            </span>
          </>
        )}
      </div>
    </form>
  );
}
