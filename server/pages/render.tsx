import { Transform } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { FormResult } from '../../client/formResult';
import type { Pages } from '../../client/pages';
import { Site } from '../../client/Site';
import type { Settings } from '../../client/settings';
import { hotelDay } from '../../shared/hotelDay';
import { runningOn } from '../../shared/offers';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { type Frame, frameEnd, frameStart } from './frame';
import { cacheControl, nextChange, nextOfferChange } from './freshness';
import type { Manifest } from './manifest';
import { htmlType, type Page } from './page';
import { errorPage } from './shortPage';
import { structuredData } from './structuredData';

/** A render that takes longer, in ms, is aborted. */
const renderTimeout = 10_000;

/** Everything that decides a page's bytes, beside the day at the hotel; no cookie, no header. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  status: number;
  /** The result of a form that the browser posted without JavaScript. */
  answer?: FormResult | undefined;
  /** Whether caches may keep it. */
  isPublic?: boolean;
}

/** Resolves when the page's head and layout are rendered; a page that fails before that is the error page. */
export type RenderPage = (page: PageRequest) => Promise<Page>;

/** Adds the frame around the HTML of the site that is written to it. */
function framed(frame: Frame): Transform {
  const html = new Transform({
    transform: (part, _encoding, done) => done(null, part),
    flush: (done) => done(null, frameEnd(frame)),
  });
  html.push(frameStart(frame));
  return html;
}

/** Renders pages of the site. docs/behavior.md#page-bytes */
export function createRenderer(pages: Pages, manifest: Manifest, config: Config, logger: Logger): RenderPage {
  const configured = { siteUrl: config.SITE_URL, deliverLocalForms: config.DELIVER_LOCAL_FORMS };
  const dataOf = structuredData(config.SITE_URL);
  return function renderPage({ url, status, answer, isPublic = false }) {
    const path = url.replace(/[?#].*$/, '');
    const now = Date.now();
    const offers = runningOn(hotelDay(now)).map(({ id }) => id);
    const settings: Settings = { ...configured, offers, offersUntil: nextOfferChange(now) };
    const scripts = manifest.scripts[path] ?? [];
    const html = framed({ manifest, scripts, settings, structuredData: dataOf.get(path), answer });
    let isFaulty = false;
    const page: Page = {
      status,
      headers: { 'Content-Type': htmlType, 'Cache-Control': isPublic ? cacheControl(now) : 'no-store' },
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
            <Site settings={settings} pages={pages} answer={answer} />
          </div>
        </StaticRouter>,
        {
          // Every section in its place, however long: one that came later would need an inline script to move it there.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady() {
            // In the browser a part may fail alone; a page that the server sends is whole or an error.
            if (isFaulty) return fail();
            // When the stream is destroyed, React aborts.
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
