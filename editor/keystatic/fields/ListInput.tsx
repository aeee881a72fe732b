import { useId, useLayoutEffect, useRef, useState } from 'react';
import { hasFault, Part, type PartProps, type ShownPart, wordsOf } from './part';

/** The longest words of an entry that stand in its line, in characters. */
const longestWords = 60;

const short = (text: string) => (text.length > longestWords ? `${text.slice(0, longestWords)}…` : text);

/** A list of the form: entries are opened, moved, removed and added, each by a button. */
export function ListInput({ schema, elements = [], onChange, forceValidation }: PartProps & ShownPart) {
  const { label = '', description } = schema as { label?: string; description?: string };
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  /** The button that has the focus once the list is drawn again: the entry's place, and the button's name. */
  const focus = useRef<[index: number, button: string]>(undefined);
  const id = useId();

  useLayoutEffect(() => {
    if (!focus.current) return;
    const [index, button] = focus.current;
    focus.current = undefined;
    const item = list.current?.children[index];
    const wanted = item?.querySelector<HTMLElement>(`:scope > .list__line [data-button="${button}"]:enabled`);
    (wanted ?? item?.querySelector<HTMLElement>('summary, input, textarea, select, button:enabled'))?.focus();
  });

  const keys = elements.map(({ key }) => ({ key }));
  function move(from: number, to: number) {
    const moved = keys.toSpliced(from, 1);
    moved.splice(to, 0, keys[from] as { key: string });
    focus.current = [to, to < from ? 'up' : 'down'];
    say(`Moved to place ${to + 1} of ${keys.length}`);
    onChange(moved);
  }
  function remove(index: number) {
    focus.current = [Math.min(index, keys.length - 2), 'remove'];
    say(`Removed; ${keys.length - 1} left`);
    onChange(keys.toSpliced(index, 1));
  }
  function add() {
    focus.current = [keys.length, 'open'];
    onChange([...keys, { key: undefined }]);
  }

  return (
    <fieldset className="list">
      <legend className="group__label">{label}</legend>
      {description && <p className="field__help">{description}</p>}
      <ol className="list__items" ref={list}>
        {elements.map((element, index) => {
          const name = short(wordsOf(element)) || `Entry ${index + 1}`;
          const isSimple = element.fields === undefined && element.elements === undefined;
          const part = <Part part={element} autoFocus={false} forceValidation={forceValidation} />;
          return (
            <li className="list__item" key={element.key}>
              <div className="list__line">
                {isSimple ? (
                  <div className="list__simple">{part}</div>
                ) : (
                  <details
                    className="list__details"
                    open={forceValidation && hasFault(element) ? true : undefined}
                  >
                    <summary data-button="open" id={`${id}-${element.key}`}>
                      {name}
                    </summary>
                    {part}
                  </details>
                )}
                <div className="list__buttons">
                  <button
                    type="button"
                    data-button="up"
                    aria-label={`Move up: ${name}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    data-button="down"
                    aria-label={`Move down: ${name}`}
                    disabled={index === elements.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    data-button="remove"
                    aria-label={`Remove: ${name}`}
                    onClick={() => remove(index)}
                  >
                    ×
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" className="list__add" onClick={add}>
        Add to {label.charAt(0).toLowerCase() + label.slice(1)}
      </button>
      <p className="said" role="status">
        {said}
      </p>
    </fieldset>
  );
}
