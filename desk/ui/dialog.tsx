import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Conflict } from '../content/merge';
import { Button } from './Button';

/**
 * Opens a dialog. Escape ends it without an answer.
 * @param content what it shows, and ends it by
 */
export const inDialog = <Answer,>(
  title: string,
  content: (end: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const root = createRoot(dialog);
    const end = (answer?: Answer) => {
      dialog.close();
      root.unmount();
      dialog.remove();
      resolve(answer);
    };
    dialog.className = 'question';
    dialog.setAttribute('aria-label', title);
    // A file chooser inside also fires it.
    dialog.addEventListener('cancel', ({ target }) => target === dialog && end());
    flushSync(() =>
      root.render(
        <>
          <h2>{title}</h2>
          {content(end)}
        </>,
      ),
    );
    dialog.showModal();
  });

interface Question {
  title: string;
  /** Text, and inputs by their names. */
  children: ReactNode;
  no: string;
  yes: string;
}

/** Asks in a dialog. @returns what its inputs have; undefined if the answer was no */
export const askInDialog = ({ title, children, no, yes }: Question): Promise<FormData | undefined> =>
  inDialog<FormData>(title, (end) => (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        end(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div className="line">
        <Button label={no} onClick={() => end()} />
        <Button type="submit" label={yes} />
      </div>
    </form>
  ));

/** Asks whether something is to be done. */
export const isSure = async (title: string, text: string, yes: string, no = 'Keep it'): Promise<boolean> =>
  (await askInDialog({ title, children: <p>{text}</p>, no, yes })) !== undefined;

const words = (value: unknown) =>
  value === undefined ? '(removed)' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/**
 * Others have changed the same fields: both texts are in view, and the owner takes one of each.
 * @returns her choices; undefined if she puts it off
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
        {words(value)}
      </span>
    </label>
  );
  const answer = await askInDialog({
    title: 'Changed elsewhere too',
    no: 'Not now',
    yes,
    children: (
      <>
        <p>Someone else has changed this while you worked on it. Which one do you want to keep?</p>
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
