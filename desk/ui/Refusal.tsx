import { useEffect, useRef } from 'react';
import type { OwnerError } from '../content/ownerError';
import { ErrorLinks } from './ErrorLinks';
import { MessageText } from './MessageText';

interface RefusalProps {
  words: string | undefined;
  errors?: readonly OwnerError[] | undefined;
}

/** An error message that scrolls into view. */
export function Refusal({ words, errors = [] }: RefusalProps) {
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) refusal.current?.scrollIntoView({ block: 'center' });
  }, [words]);
  return (
    words && (
      <div className="message message--error" role="alert" ref={refusal}>
        <p>
          <MessageText>{words}</MessageText>
        </p>
        {errors.length > 0 && <ErrorLinks errors={errors} />}
      </div>
    )
  );
}
