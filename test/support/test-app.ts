import type { RequestListener } from 'node:http';
import path from 'node:path';
import request from 'supertest';
import { createApp, type Dependencies } from '../../server/app';
import type { Snapshot } from '../../server/content/snapshot';
import type { Inquiry } from '../../server/mail/outbox/message';
import { NotStoredError, type Outbox } from '../../server/mail/outbox/outbox';
import { loadAllPages, type PageModules } from '../../server/pages/allPages';
import { createPageCache } from '../../server/pages/cache';
import type {} from '../../server/pages/pageRoute';
import { hotelDay } from '../../shared/hotelDay';
import { bareManifest } from './bare-manifest';
import type { Edits } from './compile';
import { configOf, recordingLogger } from './config-and-logger';
import { smallDirectory } from './hotel-source';
import { hotelWith } from './hotel-with';
import { sampleHotel } from './sample-hotel';

/** Creates an in-memory outbox, which recognizes repeats forever. A broken outbox rejects all inquiries. */
export function memoryOutbox(isBroken = false): Outbox & { stored: Inquiry[]; isBroken: boolean } {
  const stored: Inquiry[] = [];
  const outbox: ReturnType<typeof memoryOutbox> = {
    stored,
    isBroken,
    knows: async ({ content }) => stored.some(({ key }) => key?.content === content),
    async store(inquiry) {
      if (outbox.isBroken)
        throw new NotStoredError(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      if (inquiry.key && (await outbox.knows(inquiry.key))) return false;
      stored.push(inquiry);
      return true;
    },
  };
  return outbox;
}

let pages: PageModules | undefined;

/** Loads the pages' modules. Call before tests that use `testApp`. */
export async function loadPages(): Promise<PageModules> {
  pages = await loadAllPages();
  return pages;
}

/** Returns a hotel whose content is never reloaded. */
export const hotelOf = (current: () => Snapshot): Dependencies['hotel'] => ({
  current,
  beforeChange: () => undefined,
  onChange: () => undefined,
});

/** Returns a hotel whose content never changes. Each new day starts with an empty page cache. */
function staticHotel(snapshot: Snapshot): Dependencies['hotel'] {
  let latest: Snapshot | undefined;
  return hotelOf(() => {
    const day = hotelDay(snapshot.content.hotel.locale);
    if (latest?.day !== day) latest = { ...snapshot, day, cache: createPageCache(snapshot.headers) };
    return latest;
  });
}

export interface TestOptions extends Partial<Dependencies> {
  /** The hotel's folder. */
  directory?: string;
  /** Changes to the small hotel's content. */
  edits?: Edits;
}

/** Creates the full application (default: the small hotel's) with an in-memory outbox and a recorded log. */
export function testApp(env: Record<string, string> = {}, options: TestOptions = {}) {
  const { directory = smallDirectory, edits, ...parts } = options;
  if (!pages) throw new Error('loadPages() has not been called');
  const config = configOf(env);
  const snapshot = edits ? hotelWith(edits, config) : sampleHotel(directory, config);
  const outbox = memoryOutbox();
  const { logger, ...log } = recordingLogger();
  const { listener: app, warm } = createApp({
    config,
    hotel: staticHotel(snapshot),
    logger,
    manifest: bareManifest,
    pages,
    buildDirectory: 'no-such-directory',
    publicDirectory: path.join(directory, 'public'),
    healthCheck: () => ({ notices: [], snapshot: '' }),
    outbox,
    ...parts,
  });
  return { app, warm, outbox, ...log };
}

/** Creates one application for all tests in a file. */
export function testSite(env?: Record<string, string>, options?: TestOptions) {
  let app: RequestListener;
  beforeAll(async () => {
    await loadPages();
    app = testApp(env, options).app;
  });
  const get = (path: string) => request(app).get(path);
  return { get, textOf: async (path: string) => (await get(path)).text, app: () => app };
}
