/** In development alone: reloads the page when the server has new content or another build. server/http/devReload.ts */
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** The run of the server that made this page; unknown over plain HTTP from another machine until its first message. */
let run = page?.serverTiming?.find(({ name }) => name === 'run')?.description;

new EventSource('/dev/reload').onmessage = ({ data }) => {
  run ??= data;
  if (data !== run) location.reload();
};
