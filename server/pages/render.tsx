import type { Response } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type Assets, Document } from '../../client/Document';
import type { FormResult } from '../../client/formResult';
import type { Pages } from '../../client/pages';
import type { Settings } from '../../client/settings';
import { hotelDay } from '../../shared/hotelDay';
import { runningOn } from '../../shared/offers';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { sendErrorPage } from './errorPage';
import { nextOfferChange } from './freshness';
import type { Manifest } from './manifest';
import { structuredData } from './structuredData';
import { tee } from './tee';

/** A render that takes longer, in ms, is aborted. */
const renderTimeout = 10_000;

/** Everything that decides a page's bytes, beside the day at the hotel; no cookie, no header. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  status: number;
  /** The result of a form that the browser posted without JavaScript. */
  answer?: FormResult | undefined;
  /** Takes the HTML once it is whole and without a fault. */
  onWhole?: ((html: Buffer) => void) | undefined;
}

export type RenderPage = (res: Response, page: PageRequest) => void;

/** Streams pages of the site into responses. docs/behavior.md#page-bytes */
export function createRenderer(pages: Pages, manifest: Manifest, config: Config, logger: Logger): RenderPage {
  const configured = { siteUrl: config.SITE_URL, deliverLocalForms: config.DELIVER_LOCAL_FORMS };
  const dataOf = structuredData(config.SITE_URL);
  return function renderPage(res, { url, status, answer, onWhole }) {
    const path = url.replace(/[?#].*$/, '');
    const now = Date.now();
    const offers = runningOn(hotelDay(now)).map(({ id }) => id);
    const settings: Settings = { ...configured, offers, offersUntil: nextOfferChange(now) };
    const { entry, shellStyles, fonts, scripts } = manifest;
    const assets: Assets = { entry, shellStyles, fonts, scripts: scripts[path] ?? [] };
    let isFaulty = false;
    const { pipe, abort } = renderToPipeableStream(
      <StaticRouter location={url}>
        <Document
          settings={settings}
          pages={pages}
          assets={assets}
          structuredData={dataOf.get(path)}
          answer={answer}
        />
      </StaticRouter>,
      {
        // Every section in its place, however long: one that came later would need an inline script to move it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          // Parts stand for themselves in the browser; a page that the server sends is whole or an error.
          if (isFaulty) return sendErrorPage(res, assets);
          res.status(status).type('html');
          pipe(onWhole ? tee(res, (html) => isFaulty || onWhole(html)) : res);
        },
        onShellError(error) {
          clearTimeout(timer);
          logger.error({ err: error, path }, 'page failed to render');
          sendErrorPage(res, assets);
        },
        onAllReady() {
          clearTimeout(timer);
        },
        onError(error) {
          isFaulty = true;
          if (!res.closed) logger.error({ err: error, path }, 'part of a page failed to render');
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error(`render took more than ${renderTimeout} ms`)),
      renderTimeout,
    );
    res.on('close', () => {
      clearTimeout(timer);
      abort();
    });
  };
}
