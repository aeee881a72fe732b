import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../Button';

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** What Escape does too. */
  no: { label: string; act(): void };
  yes: { label: string; act(): void };
}

/** A question that is answered before anything else goes on. */
export function Question({ title, children, no, yes }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="question" ref={dialog} aria-labelledby="question-title" onCancel={no.act}>
      <h2 id="question-title">{title}</h2>
      {children}
      <div className="line line--end">
        <Button label={no.label} onClick={no.act} />
        <Button label={yes.label} strong onClick={yes.act} />
      </div>
    </dialog>
  );
}

interface Words {
  title: string;
  text: string;
  no: string;
  yes: string;
}

/** Asks before something is done. @returns whether it shall be */
export const confirmed = ({ title, text, no, yes }: Words): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const end = (answer: boolean) => {
      root.unmount();
      place.remove();
      resolve(answer);
    };
    root.render(
      <Question
        title={title}
        no={{ label: no, act: () => end(false) }}
        yes={{ label: yes, act: () => end(true) }}
      >
        <p>{text}</p>
      </Question>,
    );
  });
