import { type ReactNode, Suspense, useEffect } from 'react';
import { partHydrated } from '../../hydration';

/**
 * A part of the page that hydrates for itself, so that none holds up a tap, and that stands for itself: where
 * something has changed its HTML in a way that React cannot take over, this part alone is built again. Nothing waits here.
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
  useEffect(partHydrated, []);
  return null;
}
