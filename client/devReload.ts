/** In development alone: reloads the page when the server has restarted with a new build. */
const events = new EventSource('/dev/reload');
let lost = false;
events.onerror = () => {
  lost = true;
};
events.onopen = () => {
  if (lost) location.reload();
};
