import { useLiveRegion } from '../../navigation/liveRegion';

/** The live region for page titles and other announcements. */
export function RouteAnnouncer() {
  return (
    <p className="visually-hidden" role="status">
      {useLiveRegion()}
    </p>
  );
}
