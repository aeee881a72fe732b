/** Development only: reloads the page when the server has new content or a new build. server/http/devReload.ts */
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** ID of the server run that rendered this page. On another machine without HTTPS, the first message sets `run`. */
let run = page?.serverTiming?.find(({ name }) => name === 'run')?.description;

new EventSource('/dev/reload').onmessage = ({ data }) => {
  run ??= data;
  if (data !== run) location.reload();
};
