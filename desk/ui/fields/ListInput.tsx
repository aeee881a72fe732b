import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listEntryName } from '../../content/breadcrumb';
import { emptyOf, introspect, type Schema } from '../../content/schemaFields';
import { Button, MoveButtons } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';

export interface ListInputProps extends InputProps<unknown> {
  /** The schema of the list's entries. */
  item: Schema;
  /** Renders an entry's fields. */
  children(index: number): ReactNode;
  /** Set if the entries' order doesn't matter. Each entry's fields share a row, with a button to copy the entry. */
  rows?: {
    nameOf(entry: unknown): string;
    copyLabel: string;
    copied(entry: unknown): unknown;
  };
}

/** A list in a form, with buttons to open, move, remove and add entries. */
export function ListInput({ item, children, rows, value, onChange, ...frame }: ListInputProps) {
  const { notify } = useDesk();
  const { named } = useForm();
  const list = useRef<HTMLOListElement>(null);
  /** React keys that stay with the entries when they move. */
  const keys = useRef<number[]>([]);
  const [removed, setRemoved] = useState<{ index: number; entry: unknown; name: string }>();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  while (keys.current.length < items.length) keys.current.push(Math.max(0, ...keys.current) + 1);
  keys.current.length = items.length;
  const { type } = introspect(item);
  const isSimple = type !== 'object' && type !== 'array';

  /** Changes the list and its keys synchronously. @param order the previous index of each entry */
  function change(order: readonly number[], entries: readonly unknown[]) {
    const [...before] = keys.current;
    const next = Math.max(0, ...before) + 1;
    keys.current = order.map((from) => before[from] ?? next);
    flushSync(() => onChange(entries));
  }
  const places = [...items.keys()];
  function insert(index: number, entry: unknown) {
    setRemoved(undefined);
    change(places.toSpliced(index, 0, items.length), items.toSpliced(index, 0, entry));
    const line = list.current?.children[index];
    const details = line?.querySelector('details');
    if (details) details.open = true;
    const first = [
      'textarea, .fact-text, input:not([type=checkbox])',
      'input, select, .searchable-list summary',
    ].map((each) => line?.querySelector<HTMLElement>(each));
    first.find(Boolean)?.focus();
  }
  function move(from: number, to: number) {
    const order = places.toSpliced(from, 1).toSpliced(to, 0, from);
    change(
      order,
      order.map((place) => items[place]),
    );
    notify(`Moved to position ${to + 1} of ${items.length}`);
  }
  function remove(index: number, name: string) {
    setRemoved({ index, entry: items[index], name });
    change(places.toSpliced(index, 1), items.toSpliced(index, 1));
    list.current?.parentElement?.querySelector<HTMLElement>('.list__removed button')?.focus();
  }

  return (
    <FieldFrame {...frame}>
      <ol className="list" ref={list}>
        {items.map((entry, index) => {
          const name = (rows?.nameOf(entry) ?? listEntryName(entry, item, named)) || `Entry ${index + 1}`;
          return (
            <li key={keys.current[index]}>
              {isSimple ? (
                children(index)
              ) : (
                <details>
                  <summary>{name}</summary>
                  <div
                    className={rows ? 'fields fields--row' : 'fields'}
                    data-place={`${frame.place}.${index}`}
                  >
                    {children(index)}
                  </div>
                </details>
              )}
              <div className="list__buttons">
                {rows ? (
                  <Button
                    label={rows.copyLabel}
                    of={name}
                    onClick={() => insert(items.length, rows.copied(entry))}
                  />
                ) : (
                  <MoveButtons
                    name={name}
                    index={index}
                    count={items.length}
                    onMove={(to) => move(index, to)}
                  />
                )}
                <Button label="×" aria-label={`Remove: ${name}`} onClick={() => remove(index, name)} />
              </div>
            </li>
          );
        })}
      </ol>
      {removed && (
        <p className="list__removed line" role="status">
          “{removed.name}” was removed.
          <Button label="Undo" onClick={() => insert(Math.min(removed.index, items.length), removed.entry)} />
        </p>
      )}
      <Button
        label={`Add to ${frame.label.charAt(0).toLowerCase()}${frame.label.slice(1)}`}
        onClick={() => insert(items.length, emptyOf(item))}
      />
    </FieldFrame>
  );
}
