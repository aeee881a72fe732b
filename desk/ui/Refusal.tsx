import { useEffect, useRef } from 'react';

/** An error message that scrolls into view. */
export function Refusal({ words }: { words: string | undefined }) {
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words) refusal.current?.scrollIntoView({ block: 'center' });
  }, [words]);
  return (
    words && (
      <p className="message message--error" role="alert" ref={refusal}>
        {words}
      </p>
    )
  );
}
