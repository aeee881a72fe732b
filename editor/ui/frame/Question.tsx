import { type ReactNode, useEffect, useRef } from 'react';
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
