import { useRouteChange } from './useRouteChange';

/** Tells a screen reader which page a guest has come to. docs/behavior.md#shared-layout */
export function RouteAnnouncer() {
  const title = useRouteChange();
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
