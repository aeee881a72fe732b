import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { listen, readRouterState, routerHistory } from './navigation';

/** The router in the browser. Renders each page in a React transition, which guest input can interrupt. */
export function NavigationRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setState] = useState(() => readRouterState(NavigationType.Pop));
  useLayoutEffect(() => listen((state) => startTransition(() => setState(state))), []);
  return (
    <Router navigator={routerHistory} location={location} navigationType={type}>
      {children}
    </Router>
  );
}
