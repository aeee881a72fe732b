import { Transform } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { FormResult } from '../../client/forms/formResult';
import type { PageRegistry } from '../../client/navigation/pageRegistry';
import { Site } from '../../client/Site';
import type { Settings } from '../../client/settings';
import { engineOf, wantsAges } from '../../shared/engines';
import { hotelDay } from '../../shared/hotelDay';
import { matchPage } from '../../shared/matchPage';
import { runningOn } from '../../shared/offers';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { cacheControl, nextChange, nextOfferChange } from './cacheControl';
import { errorPage } from './errorPage';
import { type Frame, frameEnd, frameStart } from './frame';
import type { Manifest } from './manifest';
import { htmlType, type Page } from './page';
import { structuredData } from './structuredData';

/** Timeout of a render, in ms. */
const renderTimeout = 10_000;

/** All inputs of a page but the day at the hotel; no cookies, no headers. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  status: number;
  /** The result of a form posted without JavaScript. */
  answer?: FormResult | undefined;
  /** Whether caches may store it. */
  isPublic?: boolean;
}

/** Resolves when the page's head and layout are rendered; to the error page if that fails. */
export type RenderPage = (page: PageRequest) => Promise<Page>;

/** Wraps the site's HTML in the frame. */
function framed(frame: Frame): Transform {
  const html = new Transform({
    transform: (part, _encoding, done) => done(null, part),
    flush: (done) => done(null, frameEnd(frame)),
  });
  html.push(frameStart(frame));
  return html;
}

/** Renders pages of the site. docs/behavior.md#page-bytes */
export function createRenderer(
  pages: PageRegistry,
  manifest: Manifest,
  config: Config,
  logger: Logger,
): RenderPage {
  const configured = {
    siteUrl: config.SITE_URL,
    deliverLocalForms: config.DELIVER_LOCAL_FORMS,
    asksAges: wantsAges(engineOf(config.BOOKING_ENGINE)),
  };
  const dataOf = structuredData(config.SITE_URL);
  return function renderPage({ url, status, answer, isPublic = false }) {
    const path = url.replace(/[?#].*$/, '');
    const now = Date.now();
    const offers = runningOn(hotelDay(now)).map(({ id }) => id);
    const settings: Settings = { ...configured, offers, offersUntil: nextOfferChange(now) };
    const scripts = manifest.scripts[matchPage(path).name];
    const html = framed({ manifest, scripts, settings, structuredData: dataOf.get(path), answer });
    let isFaulty = false;
    const page: Page = {
      status,
      headers: { 'Content-Type': htmlType, 'Cache-Control': isPublic ? cacheControl(now, url) : 'no-store' },
      html,
      validUntil: () => (isPublic && !isFaulty ? nextChange(now) : 0),
    };
    return new Promise((resolve) => {
      function fail() {
        clearTimeout(timer);
        html.destroy();
        abort();
        resolve(errorPage(manifest));
      }
      const { pipe, abort } = renderToPipeableStream(
        <StaticRouter location={url}>
          <div id="root">
            <Site settings={settings} pages={pages} formResult={answer} />
          </div>
        </StaticRouter>,
        {
          // No outlined Suspense boundaries: they would need an inline script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady() {
            // The server sends complete pages only; in the browser a section may fail alone.
            if (isFaulty) return fail();
            // React aborts when the stream is destroyed.
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
            isFaulty = true;
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
