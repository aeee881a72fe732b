import { until } from '../../tools/harness/serverProcess';
import type { Asked } from './ask';

/** Whether a page comes from the cache: streamed pages have no ETag. */
export const isCached = async (site: Asked, path: string) => 'etag' in (await site.ask(path)).headers;

/** Requests a page until it is cached. */
export const warm = (site: Asked, path: string) => until(() => isCached(site, path));
