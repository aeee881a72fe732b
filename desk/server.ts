import path from 'node:path';
import express, { type Express } from 'express';
import type { Desk } from './desk';
import { ownHost, withKey } from './http/guard';
import { headers } from './http/headers';
import { deskRoutes } from './routes';
import type { Bundle } from './ui/bundle';
import { deskHtml } from './ui/deskHtml';

export interface DeskOptions extends Desk {
  /** Where the desk listens. */
  port: number;
  /** What the desk's page must send (desk/http/key.ts). */
  key: string;
  /** The address of the site's preview: 'http://127.0.0.1:4001'. */
  preview: string;
  /** The desk's scripts and styles, built. */
  bundle: Bundle;
}

/** The owner's desk: what `npm run edit` serves on this machine. Read it top to bottom. docs/behavior.md#desk */
export function createDesk({ root, say, port, key, preview, bundle }: DeskOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(ownHost(port));
  app.use(headers(preview));
  // Nothing of what the owner writes: page, scripts and made pictures. Everything else needs the key.
  app.get('/', (_req, res) => {
    res.type('html').send(deskHtml(preview));
  });
  app.use('/assets', (req, res, next) => {
    const file = bundle.get(`/assets${req.path}`);
    if (!file) return next();
    res.type(path.extname(req.path)).set('Cache-Control', 'no-cache').send(Buffer.from(file));
  });
  app.use('/media', express.static(path.join(root, 'public/media'), { index: false }));
  app.use(withKey(key));
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use(deskRoutes({ root, say }, preview));
  return app;
}
