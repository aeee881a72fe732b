import { useRouteChange } from './useRouteChange';

/** Tells a screen reader which page a guest has come to: the title that `RouteChange` has told. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Stands beside the page, and takes the guest to it when it comes. docs/behavior.md#shared-layout */
export function RouteChange({ tell }: { tell: (title: string) => void }) {
  useRouteChange(tell);
  return null;
}
