import { pageId, siteId } from '../../shared/dataBlocks';
import type { LoadedData } from '../../shared/pageData';
import type { SiteData } from '../../shared/siteData';

const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

/** The data of the open document. @throws if a block is missing */
export const readData = (): { page: LoadedData; site: SiteData } => ({
  page: read(pageId),
  site: read(siteId),
});
