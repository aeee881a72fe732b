import type { Pages } from '../../client/pages';
import { createApp, type Dependencies } from '../../server/app';
import type { Call } from '../../server/mail/entry';
import { NotStoredError, type Outbox } from '../../server/mail/outbox';
import { loadAllPages } from '../../server/pages/allPages';
import type { FormName } from '../../shared/formNames';
import { bareManifest } from '../../tools/serverBundle';
import { configOf, listeningLogger } from './config-and-logger';

/** What an outbox in memory was given. */
interface AcceptedEnquiry {
  form: FormName;
  calls: readonly Call[];
}

/** An outbox in memory; `broken` makes it refuse everything. */
export function memoryOutbox(broken = false): Outbox & { accepted: AcceptedEnquiry[] } {
  const accepted: AcceptedEnquiry[] = [];
  return {
    accepted,
    async accept(form, calls) {
      if (broken) throw new NotStoredError(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      accepted.push({ form, calls });
    },
  };
}

let pages: Pages | undefined;

/** To be called before all tests that use `testApp`. */
export async function loadPages(): Promise<void> {
  pages = await loadAllPages({});
}

/** The whole application, with the variables given and an outbox in memory. */
export function testApp(env: Record<string, string> = {}, parts: Partial<Dependencies> = {}) {
  if (!pages) throw new Error('loadPages() has not been called');
  const outbox = memoryOutbox();
  const { logger, lines } = listeningLogger();
  const { listener: app } = createApp({
    config: configOf(env),
    logger,
    manifest: bareManifest,
    pages,
    buildDirectory: 'no-such-directory',
    healthCheck: () => ({}),
    outbox,
    ...parts,
  });
  return { app, outbox, lines };
}
