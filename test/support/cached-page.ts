import { until } from '../../tools/harness/serverProcess';
import type { Asked } from './ask';

/** Whether a page is answered from the cache: a page that streams has no ETag yet. */
export const isCached = async (site: Asked, path: string) => 'etag' in (await site.ask(path)).headers;

/** Asks for a page until it is cached. */
export const warm = (site: Asked, path: string) => until(() => isCached(site, path));
