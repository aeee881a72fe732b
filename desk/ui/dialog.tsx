import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Conflict } from '../content/merge';
import { Button } from './Button';

/**
 * Opens a dialog. Escape closes it without an answer.
 * @param content renders the content; calling `close` closes the dialog
 */
export const openDialog = <Answer,>(
  title: string,
  content: (close: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const root = createRoot(dialog);
    const close = (answer?: Answer) => {
      dialog.close();
      root.unmount();
      dialog.remove();
      resolve(answer);
    };
    dialog.className = 'question';
    dialog.setAttribute('aria-label', title);
    // A file picker inside the dialog also fires this event.
    dialog.addEventListener('cancel', ({ target }) => target === dialog && close());
    flushSync(() =>
      root.render(
        <>
          <h2>{title}</h2>
          {content(close)}
        </>,
      ),
    );
    dialog.showModal();
  });

interface Question {
  title: string;
  /** Text and named inputs. */
  children: ReactNode;
  no: string;
  yes: string;
}

/** Asks a question in a dialog. @returns its inputs' values; undefined if the answer was no */
export const askInDialog = ({ title, children, no, yes }: Question): Promise<FormData | undefined> =>
  openDialog<FormData>(title, (close) => (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        close(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div className="line">
        <Button label={no} onClick={() => close()} />
        <Button type="submit" label={yes} />
      </div>
    </form>
  ));

/** Asks for confirmation. */
export const confirmed = async (title: string, text: string, yes: string, no = 'Cancel'): Promise<boolean> =>
  (await askInDialog({ title, children: <p>{text}</p>, no, yes })) !== undefined;

const valueText = (value: unknown) =>
  value === undefined ? '(removed)' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/**
 * Shows both values of each field that others have changed too, for the owner to choose one.
 * @returns the owner's choices; undefined if they put it off
 */
export async function resolveConflicts<Labeled extends Conflict & { label: string }>(
  conflicts: readonly Labeled[],
  yes: string,
) {
  const choice = (index: number, whose: string, label: string, value: unknown) => (
    <label className="tick">
      <input type="radio" name={String(index)} value={whose} defaultChecked={whose === 'mine'} />
      <span>
        <strong>{label}</strong>
        {valueText(value)}
      </span>
    </label>
  );
  const answer = await askInDialog({
    title: 'Changed by someone else',
    no: 'Not now',
    yes,
    children: (
      <>
        <p>Someone else changed this while you were working on it. Which version do you want to keep?</p>
        {conflicts.map(({ label, path, mine, theirs }, index) => (
          <fieldset key={[label, ...path].join('.')}>
            <legend className="field__label">{label}</legend>
            {choice(index, 'mine', 'Yours', mine)}
            {choice(index, 'theirs', 'Theirs', theirs)}
          </fieldset>
        ))}
      </>
    ),
  });
  return (
    answer &&
    conflicts.map(({ label: _, mine: _mine, ...conflict }, index) => ({
      ...conflict,
      isMine: answer.get(String(index)) === 'mine',
    }))
  );
}
