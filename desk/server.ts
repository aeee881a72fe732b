import path from 'node:path';
import express, { type Express } from 'express';
import type { Desk } from './deskSettings';
import { requireKey, requireOwnHost } from './http/guard';
import { guide } from './http/guide';
import { headers, mailHeaders } from './http/headers';
import { behindProxy, type Proxied } from './http/proxy';
import { bodyOf, jsonBody, respondToErrors } from './http/responses';
import { createPreviewSite, previewRequest } from './preview/previewSite';
import type { makeMedia } from './publish/makeMedia';
import { deskRoutes } from './routes';
import type { Bundle } from './ui/bundle';
import { deskHtml, mailHtml } from './ui/deskHtml';

export interface DeskOptions extends Omit<Desk, 'isLive'> {
  /** The port that the desk listens on. */
  port: number;
  /** The secret that the desk's page must send (desk/http/key.ts). */
  key: string;
  /** Settings of the sign-in proxy, which replaces the key and the check for this machine's own address. */
  proxied?: Proxied | undefined;
  /** The desk's built scripts and styles. */
  bundle: Bundle;
  /** Generates fonts, icons and social cards before a publication. Default: `npm run media`. */
  make?: typeof makeMedia;
}

/** Serves the owner's desk at /desk and the hotel's site at other paths. Order matters. See docs/behavior.md#desk. */
export async function createDesk({
  root,
  log,
  ratesSource,
  port,
  key,
  proxied,
  bundle,
  make,
}: DeskOptions): Promise<Express> {
  const desk = { root, log, ratesSource, isLive: proxied !== undefined };
  const site = await createPreviewSite(desk, proxied?.url.origin ?? `http://127.0.0.1:${port}`);
  const app = express();
  app.disable('x-powered-by');
  app.use(proxied ? behindProxy(proxied) : requireOwnHost(port));
  // These routes contain nothing that the owner wrote, so they need no key. The desk's other routes need the key.
  app.get('/desk', headers, (_req, res) => {
    res.type('html').send(deskHtml);
  });
  app.get('/desk/mails/:name', mailHeaders, (_req, res) => {
    res.type('html').send(mailHtml);
  });
  app.get('/desk/docs/:name', headers, guide);
  app.use('/desk/assets', headers, (req, res, next) => {
    const file = bundle.get(`/desk/assets${req.path}`);
    if (!file) return next();
    res.type(path.extname(req.path)).set('Cache-Control', 'no-cache').send(Buffer.from(file));
  });
  if (!proxied) app.use(['/desk', '/api'], headers, requireKey(key));
  app.use(['/desk', '/api'], headers, (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.post('/desk/preview', jsonBody, async (req, res) => {
    res.send(await site.preview(bodyOf(req, previewRequest)));
  });
  app.use(deskRoutes(desk, make));
  app.use(site.routes);
  app.use(respondToErrors(desk));
  return app;
}
