import { useAnnouncement } from '../../announcement';
import { useRouteChange } from './useRouteChange';

/** Tells a screen reader what was announced, such as the title of the page to which a guest has come. */
export function RouteAnnouncer() {
  return (
    <p className="visually-hidden" role="status">
      {useAnnouncement()}
    </p>
  );
}

/** Stands beside the page, and takes the guest to it when it comes. docs/behavior.md#shared-layout */
export function RouteChange() {
  useRouteChange();
  return null;
}
