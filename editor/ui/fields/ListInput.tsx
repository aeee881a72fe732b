import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { replaceTokens } from '../../../shared/content/tokens';
import { emptyOf, introspect, itemOf, partsOf } from '../../content/introspection';
import type { NamedThings } from '../../content/references';
import { Button } from '../Button';
import { choicesOf } from './choices';
import { FieldGroup, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';

/** The longest words of an entry that stand in its line, in characters. */
const longestWords = 60;

const short = (text: string) => (text.length > longestWords ? `${text.slice(0, longestWords)}…` : text);

/** The words that tell one entry of a list from the others: the first that it has. */
function wordsOf(value: unknown, schema: z.core.$ZodType, named: NamedThings): string {
  const { type, field } = introspect(schema);
  if (type === 'object') {
    for (const [name, part] of Object.entries(partsOf(schema))) {
      if (name === 'id') continue;
      const words = wordsOf((value as Record<string, unknown> | undefined)?.[name], part, named);
      if (words) return words;
    }
    return '';
  }
  if (Array.isArray(value)) return wordsOf(value[0], itemOf(schema), named);
  if (typeof value !== 'string') return '';
  const choice = choicesOf(named, field)?.find((each) => each.value === value);
  return (
    choice?.label ??
    replaceTokens(
      value,
      (name) => named.facts?.[name],
      () => undefined,
    )
  );
}

/** Keys of a list's entries that stay with them when they move. */
function useKeys(length: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]).current;
  const insert = (index: number, key = next.current++) => void keys.splice(index, 0, key);
  while (keys.length < length) insert(keys.length);
  keys.length = length;
  return {
    keys,
    insert: (index: number) => insert(index),
    remove: (index: number) => void keys.splice(index, 1),
    move: (from: number, to: number) => insert(to, keys.splice(from, 1)[0]),
  };
}

interface ListInputProps extends InputProps<unknown> {
  /** The schema of its entries. */
  item: z.core.$ZodType;
  /** The fields of an entry. */
  children(index: number): ReactNode;
}

/** A list of the form: entries are opened, moved, removed and added, each by a button. */
export function ListInput({ item, children, value, onChange, label, help, message, place }: ListInputProps) {
  const { named } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const [removed, setRemoved] = useState<{ index: number; item: unknown; name: string }>();
  /** What gets the focus once the list is drawn again: the entry's place, and the button's name. */
  const focus = useRef<[index: number, button: string]>(undefined);
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const { keys, ...order } = useKeys(items.length);
  const { type } = introspect(item);
  const isSimple = type !== 'object' && type !== 'array';

  useLayoutEffect(() => {
    if (!focus.current) return;
    const [index, button] = focus.current;
    focus.current = undefined;
    const entry = list.current?.children[index];
    if (button === 'open') {
      const details = entry?.querySelector('details');
      if (details) details.open = true;
      entry?.querySelector<HTMLElement>('input, textarea, select, summary:not(.list__summary)')?.focus();
      return;
    }
    const buttons = [
      ...(entry?.querySelectorAll<HTMLElement>(':scope > .list__line > .list__buttons :enabled') ?? []),
    ];
    const wanted = buttons.find(({ dataset }) => dataset.button === button) ?? buttons[0];
    (wanted ?? list.current?.parentElement?.querySelector<HTMLElement>('.list__add'))?.focus();
  });

  function insert(index: number, entry: unknown) {
    order.insert(index);
    focus.current = [index, 'open'];
    onChange(items.toSpliced(index, 0, entry));
  }
  function move(from: number, to: number) {
    const moved = items.toSpliced(from, 1);
    moved.splice(to, 0, items[from]);
    order.move(from, to);
    focus.current = [to, to < from ? 'up' : 'down'];
    say(`Moved to place ${to + 1} of ${items.length}`);
    onChange(moved);
  }
  function remove(index: number, name: string) {
    order.remove(index);
    focus.current = [Math.min(index, items.length - 2), 'remove'];
    setRemoved({ index, item: items[index], name });
    onChange(items.toSpliced(index, 1));
  }

  return (
    <FieldGroup className="group" label={label} help={help} message={message} place={place}>
      <ol className="list__items" ref={list}>
        {items.map((entry, index) => {
          const name = short(wordsOf(entry, item, named)) || `Entry ${index + 1}`;
          return (
            <li key={keys[index]}>
              <div className="list__line">
                {isSimple ? (
                  <div className="list__entry">{children(index)}</div>
                ) : (
                  <details className="list__entry">
                    <summary className="list__summary">{name}</summary>
                    <div className="fields" data-place={`${place}.${index}`}>
                      {children(index)}
                    </div>
                  </details>
                )}
                <div className="list__buttons">
                  <Button
                    label="↑"
                    aria-label={`Move up: ${name}`}
                    data-button="up"
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    label="↓"
                    aria-label={`Move down: ${name}`}
                    data-button="down"
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <Button
                    label="×"
                    aria-label={`Remove: ${name}`}
                    data-button="remove"
                    onClick={() => remove(index, name)}
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {removed && (
        <p className="line">
          “{removed.name}” is removed.
          <Button
            label="Put it back"
            onClick={() => {
              setRemoved(undefined);
              insert(Math.min(removed.index, items.length), removed.item);
            }}
          />
        </p>
      )}
      <Button
        label={`Add to ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        className="list__add"
        onClick={() => insert(items.length, emptyOf(item))}
      />
      <p className="visually-hidden" role="status">
        {removed ? `${removed.name} is removed; ${items.length} left` : said}
      </p>
    </FieldGroup>
  );
}
