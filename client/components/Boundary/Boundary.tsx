import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { boundaryHydrated } from '../../boot/boundaries';

/**
 * A Suspense boundary that never suspends. React hydrates it separately, so that hydration does not block input, and
 * if its HTML was modified and does not match, React rebuilds only this part.
 */
export function Boundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

function Hydrated() {
  const isCounted = useRef(false);
  useEffect(() => {
    // In development, StrictMode runs effects twice.
    if (!isCounted.current) boundaryHydrated();
    isCounted.current = true;
  }, []);
  return null;
}
