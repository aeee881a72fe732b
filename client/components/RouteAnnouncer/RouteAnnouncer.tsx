import { liveRegionId } from '../../navigation/liveRegion';

/** The live region for page titles and other announcements. */
export const RouteAnnouncer = () => <p className="visually-hidden" role="status" id={liveRegionId} />;
