import { useEffect, useState } from 'react';

/** How long a pause in typing is, in ms: long enough to go on with half an email address. */
const typingPause = 1200;

/** Whether a value has stayed the same for a while. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
