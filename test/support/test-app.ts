import path from 'node:path';
import type { PageComponent } from '../../client/navigation/pageModule';
import type { PageRegistry } from '../../client/navigation/pageRegistry';
import { createApp, type Dependencies } from '../../server/app';
import type { Call } from '../../server/mail/entry';
import { NotStoredError, type Outbox } from '../../server/mail/outbox';
import { loadAllPages } from '../../server/pages/allPages';
import type { FormName } from '../../shared/forms/allForms';
import type { PageName } from '../../shared/pages';
import { bareManifest } from './bare-manifest';
import { configOf, recordingLogger } from './config-and-logger';

/** Enquiries stored so far. */
interface StoredEnquiry {
  form: FormName;
  calls: readonly Call[];
}

/** An in-memory outbox; if `broken`, it rejects all enquiries. */
export function memoryOutbox(broken = false): Outbox & { stored: StoredEnquiry[] } {
  const stored: StoredEnquiry[] = [];
  return {
    stored,
    async store(form, calls) {
      if (broken) throw new NotStoredError(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      stored.push({ form, calls });
    },
  };
}

let pages: PageRegistry | undefined;

/** Loads the pages; call before tests that use `testApp`. */
export async function loadPages(): Promise<PageRegistry> {
  pages = await loadAllPages({});
  return pages;
}

/** The page registry with one page replaced. */
export const pageInPlaceOf = (
  all: PageRegistry,
  replaced: PageName,
  Component: PageComponent,
): PageRegistry => ({
  ...all,
  loaded(name, params) {
    const page = all.loaded(name, params);
    return name === replaced && page ? { ...page, Component } : page;
  },
});

/** The complete application with these variables and an in-memory outbox. */
export function testApp(env: Record<string, string> = {}, parts: Partial<Dependencies> = {}) {
  if (!pages) throw new Error('loadPages() has not been called');
  const outbox = memoryOutbox();
  const { logger, lines } = recordingLogger();
  const { listener: app, warm } = createApp({
    config: configOf(env),
    logger,
    manifest: bareManifest,
    pages,
    buildDirectory: 'no-such-directory',
    publicDirectory: path.resolve('public'),
    healthCheck: () => ({}),
    outbox,
    ...parts,
  });
  return { app, warm, outbox, lines };
}
