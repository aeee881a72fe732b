import { useEffect, useRef } from 'react';

/** Why something was not done; it comes into view wherever it stands. */
export function Refusal({ words }: { words: string | undefined }) {
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words) refusal.current?.scrollIntoView({ block: 'center' });
  }, [words]);
  return (
    words && (
      <p className="refusal said said--refused" role="alert" ref={refusal}>
        {words}
      </p>
    )
  );
}
