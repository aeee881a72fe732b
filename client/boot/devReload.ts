/** Development only: reloads the page when the server has new content or a new build. server/http/devReload.ts */
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** The ID of the server process that rendered this page. Without HTTPS, other machines learn it with the first message. */
let run = page?.serverTiming?.find(({ name }) => name === 'run')?.description;

new EventSource('/dev/reload').onmessage = ({ data }) => {
  run ??= data;
  if (data !== run) location.reload();
};
