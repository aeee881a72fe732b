import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { messages } from '../shared/messages';
import { Document } from './Document';
import { readAnswer } from './formAnswer';
import { screenFor } from './screens';
import { readSettings } from './settings';

/**
 * Takes over the document that the server sent. The page's own chunk is loaded first, so that the first render
 * finds what the server rendered.
 * @throws 'Failed to find root element' where the application's root is missing (SPEC 8)
 */
async function start() {
  if (!document.getElementById('root')) throw new Error(messages.noRoot);
  const answer = readAnswer();
  if (answer) returnToPage();
  await screenFor(location.pathname).load();
  // A transition hydrates in slices of a few milliseconds, between which the page answers its guest.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserRouter>
          <Document settings={readSettings()} answer={answer} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

/** The answer to a form that the browser posted by itself stands at the form's address: gives the page back its own. */
function returnToPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) history.replaceState(null, '', new URL(canonical.href).pathname + location.hash);
}

start();
