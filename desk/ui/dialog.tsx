import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Difference } from '../content/conflicts';
import type { Path } from '../content/valueAt';
import { Button } from './Button';

/**
 * Opens a dialog, which Escape closes without an answer.
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
  /** The dialog's text and named inputs. */
  children: ReactNode;
  no: string;
  yes: string;
  /** Returns an error message if an answer isn't possible. The dialog then stays open and shows the message. */
  problemOf?(answer: FormData): Promise<string | undefined>;
}

function QuestionForm({
  children,
  no,
  yes,
  problemOf,
  close,
}: Question & { close(answer?: FormData): void }) {
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="fields"
      onSubmit={async (event) => {
        event.preventDefault();
        const answer = new FormData(event.currentTarget);
        const found = await problemOf?.(answer);
        if (found === undefined) close(answer);
        else setProblem(found);
      }}
    >
      {children}
      {problem !== undefined && (
        <p className="message message--error" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <Button label={no} onClick={() => close()} />
        <Button type="submit" label={yes} />
      </div>
    </form>
  );
}

/** Asks a question in a dialog. @returns the inputs' values; undefined if the answer was no */
export const askInDialog = (question: Question): Promise<FormData | undefined> =>
  openDialog<FormData>(question.title, (close) => <QuestionForm {...question} close={close} />);

/** Asks for confirmation. @param paragraphs the message */
export async function confirmed(
  title: string,
  paragraphs: string | readonly string[],
  yes: string,
  no = 'Cancel',
): Promise<boolean> {
  const children = [paragraphs].flat().map((text) => <p key={text}>{text}</p>);
  return (await askInDialog({ title, children, no, yes })) !== undefined;
}

/** Formats a value as text; for a group or list, all values inside. */
const valueText = (value: unknown): string =>
  value === undefined
    ? 'Nothing'
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(valueText).join('\n')
      : String(value);

/**
 * Shows both versions of each field that someone else has changed in the meantime, side by side.
 * @param isMine whether my version is selected at first
 * @returns the fields that keep my version; undefined if the owner chooses 'Not now'
 */
export async function chooseVersions(
  fields: readonly Difference[],
  labelAt: (path: Path) => string,
  isMine: (field: Difference) => boolean,
): Promise<Difference[] | undefined> {
  const choice = (index: number, whose: string, label: string, value: unknown, isChosen: boolean) => (
    <label className="version">
      <span className="tick">
        <input type="radio" name={String(index)} value={whose} defaultChecked={isChosen} />
        <strong>{label}</strong>
      </span>
      <span>{valueText(value)}</span>
    </label>
  );
  const answer = await askInDialog({
    title: 'Changed by someone else',
    no: 'Not now',
    yes: 'Save',
    children: (
      <>
        <p>This was changed while you were working on it. Which versions do you want to keep?</p>
        {fields.map((field, index) => (
          <fieldset key={field.path.join('.')} className="versions">
            <legend className="field__label">{labelAt(field.path)}</legend>
            {choice(index, 'mine', 'Yours', field.mine, isMine(field))}
            {choice(index, 'theirs', 'Theirs', field.theirs, !isMine(field))}
          </fieldset>
        ))}
      </>
    ),
  });
  return answer && fields.filter((_, index) => answer.get(String(index)) === 'mine');
}
