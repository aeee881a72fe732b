import type { SitePage } from '../../preview/sitePages';
import { ask } from '../ask';

/** What the site's pages show at this moment. */
export const fetchPages = async (): Promise<readonly SitePage[]> =>
  (await ask<SitePage[]>('GET', '/desk/pages')).data ?? [];
