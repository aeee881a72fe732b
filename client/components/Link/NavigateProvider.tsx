import { createContext, type ReactNode, useContext, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';

const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/**
 * Gives links the router's function. A link that asked for it by itself would be rendered again whenever the address
 * changes, and header, menu and footer have dozens. Links are absolute, so the function of the first address leads anywhere.
 */
export function NavigateProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [first] = useState(() => navigate);
  return <NavigateContext value={first}>{children}</NavigateContext>;
}

/** The same function at every address. */
export function useSteadyNavigate(): NavigateFunction {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('A link is outside <NavigateProvider>');
  return navigate;
}
