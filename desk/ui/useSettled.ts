import { useEffect, useState } from 'react';

/** The length of a pause in typing, in ms: long enough to think in the middle of an email address. */
const typingPause = 1200;

/** Whether a value has stayed the same for as long as a pause in typing. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
