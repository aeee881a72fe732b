/** The id of the live region (client/components/RouteAnnouncer), which React renders once, empty. */
export const liveRegionId = 'site-live-region';

/** Announces text to screen readers, such as the title of a new page. */
export function announce(text: string): void {
  const region = document.getElementById(liveRegionId);
  if (region) region.textContent = text;
}
