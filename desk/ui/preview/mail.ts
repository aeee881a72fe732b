/** Runs in an empty document in the desk's frame, and shows the email that the desk sends as a message. */
import type { DeskMessage, PageMessage } from './messages';

addEventListener('message', ({ origin, data }: MessageEvent<DeskMessage>) => {
  if (origin !== location.origin || data.kind !== 'mail') return;
  const { body } = new DOMParser().parseFromString(data.html, 'text/html');
  document.body.replaceWith(document.adoptNode(body));
});
const shown: PageMessage = { kind: 'shown', path: location.pathname };
parent.postMessage(shown, location.origin);
