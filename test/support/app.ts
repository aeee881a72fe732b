import type { RequestListener } from 'node:http';
import { sampleDirectory } from './sample';
import { loadPages, testApp } from './test-app';

export const siteUrl = 'https://www.theenci.example';

/** The sample hotel's site as in production. */
export async function siteApp(env: Record<string, string> = {}): Promise<RequestListener> {
  await loadPages();
  return testApp({ SITE_URL: siteUrl, ...env }, { directory: sampleDirectory }).app;
}
