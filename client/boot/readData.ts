import { pageId, siteId } from '../../shared/dataBlocks';
import type { LoadedData } from '../../shared/pageData';
import type { SiteData } from '../../shared/siteData';

const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

/** Reads the current document's data. @throws if a data block is missing */
export const readData = (): { page: LoadedData; site: SiteData } => ({
  page: read(pageId),
  site: read(siteId),
});
