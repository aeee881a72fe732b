import path from 'node:path';
import { createApp, type Dependencies } from '../../server/app';
import type { Config } from '../../server/config';
import type { Snapshot } from '../../server/content/snapshot';
import type { Call } from '../../server/mail/entry';
import { NotStoredError, type Outbox } from '../../server/mail/outbox';
import { loadAllPages, type PageModules } from '../../server/pages/allPages';
import { createPageCache } from '../../server/pages/cache';
import type { FormName } from '../../shared/forms/allForms';
import { bareManifest } from './bare-manifest';
import { configOf, recordingLogger } from './config-and-logger';
import { sampleDirectory, sampleHotel } from './sample';

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

let pages: PageModules | undefined;

/** Loads the pages; call before tests that use `testApp`. */
export async function loadPages(): Promise<PageModules> {
  pages = await loadAllPages();
  return pages;
}

/** A hotel whose content never changes, with an empty page cache. */
export function unchangingHotel(snapshot: Snapshot): Dependencies['hotel'] {
  const own = { ...snapshot, cache: createPageCache(snapshot.headers) };
  return { current: () => own, onChange: () => undefined };
}

export interface TestAppParts extends Partial<Dependencies> {
  /** The hotel's folder. */
  directory?: string;
  config?: Config;
}

/** The complete application with these variables and an in-memory outbox. */
export function testApp(
  env: Record<string, string> = {},
  { directory = sampleDirectory, config = configOf(env), ...parts }: TestAppParts = {},
) {
  if (!pages) throw new Error('loadPages() has not been called');
  const outbox = memoryOutbox();
  const { logger, lines } = recordingLogger();
  const { listener: app, warm } = createApp({
    config,
    hotel: unchangingHotel(sampleHotel(directory, config)),
    logger,
    manifest: bareManifest,
    pages,
    buildDirectory: 'no-such-directory',
    publicDirectory: path.join(directory, 'public'),
    healthCheck: () => ({}),
    outbox,
    ...parts,
  });
  return { app, warm, outbox, lines };
}
