import type { PageId } from '../shared/routes';

/** A page with a style sheet of its own. */
export type StyledPage = PageId | 'roomDetail' | 'notFound';

/** The addresses of the pages' sheets; empty in development, where one sheet holds them all. */
export type PageStyles = Partial<Record<StyledPage, string>>;

/** PageStyles as JSON, set by scripts/bundle.ts in what it makes for the browser. */
declare const PAGE_STYLES: string;

const addresses: PageStyles = typeof PAGE_STYLES === 'undefined' ? {} : JSON.parse(PAGE_STYLES);
const loading = new Map<string, Promise<void>>();

/** Fetches a page's sheet where the document has not got it; a rejected fetch is tried again by the next call. */
export async function loadPageStyles(page: StyledPage): Promise<void> {
  const address = addresses[page];
  if (!address) return;
  const known = loading.get(address) ?? fetchSheet(address);
  loading.set(address, known);
  try {
    await known;
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}

function fetchSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
    document.head.append(link);
  });
}
