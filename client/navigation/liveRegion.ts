/** The ID of the live region in client/components/RouteAnnouncer. React renders the region once, without content. */
export const liveRegionId = 'site-live-region';

/** Announces text to screen readers, such as the title of a new page. */
export function announce(text: string): void {
  const region = document.getElementById(liveRegionId);
  if (region) region.textContent = text;
}
