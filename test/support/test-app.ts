import type { PageComponent } from '../../client/pageModule';
import type { Pages } from '../../client/pages';
import { createApp, type Dependencies } from '../../server/app';
import type { Call } from '../../server/mail/entry';
import { NotStoredError, type Outbox } from '../../server/mail/outbox';
import { loadAllPages } from '../../server/pages/allPages';
import type { FormName } from '../../shared/formNames';
import type { PageName } from '../../shared/pages';
import { bareManifest } from '../../tools/harness/serverBundle';
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
export async function loadPages(): Promise<Pages> {
  pages = await loadAllPages({});
  return pages;
}

/** These pages, one of which shows something else. */
export const pageInPlaceOf = (all: Pages, replaced: PageName, Component: PageComponent): Pages => ({
  ...all,
  loaded(name, params) {
    const page = all.loaded(name, params);
    return name === replaced && page ? { ...page, Component } : page;
  },
});

/** The whole application, with the variables given and an outbox in memory. */
export function testApp(env: Record<string, string> = {}, parts: Partial<Dependencies> = {}) {
  if (!pages) throw new Error('loadPages() has not been called');
  const outbox = memoryOutbox();
  const { logger, lines } = listeningLogger();
  const { listener: app, warm } = createApp({
    config: configOf(env),
    logger,
    manifest: bareManifest,
    pages,
    buildDirectory: 'no-such-directory',
    healthCheck: () => ({}),
    outbox,
    ...parts,
  });
  return { app, warm, outbox, lines };
}
