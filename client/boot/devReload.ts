/** In development alone: reloads the page when the server has restarted with a new build. server/http/devReload.ts */
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** The run of the server that made this page; unknown over plain HTTP from another machine. */
const madeBy = page?.serverTiming?.find(({ name }) => name === 'run')?.description;

const events = new EventSource('/dev/reload');
let lost = false;
events.onerror = () => {
  lost = true;
};
events.onmessage = ({ data }) => {
  // The server may have restarted before this script ran.
  if (madeBy ? data !== madeBy : lost) location.reload();
};
