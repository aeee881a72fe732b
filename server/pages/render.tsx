import { Transform } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pageOf } from '../../client/navigation/pageRegistry';
import { Site } from '../../client/Site';
import type { FormResult } from '../../shared/forms/formResult';
import { matchPage, type PageParams, pathOfPage } from '../../shared/matchPage';
import type { BookedNights, LoadedData, PageData } from '../../shared/pageData';
import type { PageName } from '../../shared/pages';
import type { SearchResult } from '../../shared/rates/cheapestStays';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { PageModules } from './allPages';
import { type Frame, frameEnd, frameStart } from './documentFrame';
import { errorPage } from './errorPage';
import { loadPage } from './loaders';
import type { Manifest } from './manifest';
import { htmlType, type PageResponse } from './pageResponse';

/**
 * Browsers always revalidate. CDNs cache a page for 30 s, and serve it for another 30 s while they fetch a new version,
 * so changes reach everyone within a minute. If this server is down, CDNs serve cached pages for a day. RFC 5861
 */
export const cacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/** Tracking parameters that ad and email campaigns add to URLs. */
export const campaignParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'mc_cid', 'mc_eid'],
];

/** Lets caches store one page for all campaigns. Any other unknown parameter could select a different response. */
const noVarySearch = `params=(${campaignParameters.map((name) => `"${name}"`).join(' ')})`;

/** Render timeout, in ms. */
const renderTimeout = 10_000;

/** Everything that a page depends on; no cookies, no headers. */
export interface PageRequest {
  /** The snapshot that the page shows, from the first byte to the last. */
  snapshot: Snapshot;
  /** The page's path and query. */
  url: string;
  status: number;
  /** The result of a form posted without JavaScript. */
  formResult?: FormResult | undefined;
  /** Prices and availability of the nights around a stay. */
  nights?: BookedNights | undefined;
  /** The result of a search for the cheapest nights. */
  search?: SearchResult | undefined;
  /** Whether caches may store the page. */
  isPublic?: boolean;
}

/** Resolves once the page's head and layout are rendered. If rendering them fails, resolves with the error page. */
export type RenderPage = (page: PageRequest) => Promise<PageResponse>;

/** Wraps the site's HTML in the document's frame. */
function framed(frame: Frame): Transform {
  const html = new Transform({
    transform: (part, _encoding, done) => done(null, part),
    flush: (done) => done(null, frameEnd(frame)),
  });
  html.push(frameStart(frame));
  return html;
}

/** The name, path, and data of the page at a URL, or of the not-found page if the hotel has no page there. */
export function loadedData(
  { snapshot, url, nights, search }: Pick<PageRequest, 'snapshot' | 'url' | 'nights' | 'search'>,
  build: string,
): LoadedData {
  const [path = '', query = ''] = url.replace(/#.*$/, '').split('?');
  const found = (name: PageName, params: PageParams, data: PageData[PageName]): LoadedData => ({
    name,
    ...(name !== 'not-found' && { path: pathOfPage(name, params) }),
    data,
    build,
    snapshot: snapshot.id,
  });
  const { name, params } = matchPage(path);
  const { content, day, labels, links } = snapshot;
  const data = loadPage(
    name,
    { content, day, labels, links, nights, search },
    params,
    new URLSearchParams(query),
  );
  if (data) return found(name, params, data);
  const notFound = loadPage('not-found', snapshot);
  if (!notFound) throw new Error('content/pages/not-found.json is missing');
  return found('not-found', {}, notFound);
}

export function createRenderer(modules: PageModules, manifest: Manifest, logger: Logger): RenderPage {
  return function renderPage(request) {
    const { snapshot, url, status, formResult, isPublic = false } = request;
    const path = url.replace(/[?#].*$/, '');
    const data = loadedData(request, manifest.build);
    const loaded = pageOf(modules[data.name], data, manifest.pageStyles, path);
    const pages = { load: async () => loaded, loaded: () => loaded };
    const html = framed({ manifest, snapshot, page: data, formResult });
    let hasFailed = false;
    const page: PageResponse = {
      status,
      headers: {
        'Content-Type': htmlType,
        ...(isPublic
          ? { 'Cache-Control': cacheControl, 'No-Vary-Search': noVarySearch }
          : { 'Cache-Control': 'no-store' }),
      },
      html,
      isComplete: () => isPublic && !hasFailed,
    };
    return new Promise((resolve) => {
      function fail() {
        clearTimeout(timer);
        html.destroy();
        abort();
        resolve(errorPage(snapshot, manifest));
      }
      const { pipe, abort } = renderToPipeableStream(
        <StaticRouter location={url}>
          <div id="site-root">
            <Site data={snapshot.site} pages={pages} formResult={formResult} />
          </div>
        </StaticRouter>,
        {
          // Disables outlined Suspense boundaries, which would need an inline script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady() {
            // If any part has failed by now, sends the error page. In the browser, a section may fail on its own.
            if (hasFailed) return fail();
            // React aborts the render when the stream is destroyed.
            pipe(html);
            resolve(page);
          },
          onShellError(error) {
            logger.error({ err: error, path }, 'page failed to render');
            fail();
          },
          onAllReady() {
            clearTimeout(timer);
          },
          onError(error) {
            hasFailed = true;
            if (!html.destroyed) logger.error({ err: error, path }, 'part of a page failed to render');
          },
        },
      );
      const timer = setTimeout(
        () => abort(new Error(`render took more than ${renderTimeout} ms`)),
        renderTimeout,
      );
    });
  };
}
