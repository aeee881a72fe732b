import path from 'node:path';
import express, { type Express } from 'express';
import { answerErrors, contentRoutes } from './content/routes';
import type { Desk } from './desk';
import { guard } from './http/guard';
import { headers } from './http/headers';
import { keystaticRoutes } from './keystatic/api';
import { pictureRoutes } from './pictures/routes';
import { publishRoutes } from './publish/routes';
import { roomRoutes } from './rooms/routes';
import type { Bundle } from './ui/bundle';
import { pageHtml } from './ui/pageHtml';

export interface DeskOptions extends Desk {
  /** Where the desk listens. */
  port: number;
  /** The address of the site's preview: 'http://127.0.0.1:4001'. */
  preview: string;
  /** The desk's scripts and styles, built. */
  bundle: Bundle;
}

/** The owner's desk: what `npm run edit` serves on this machine. Read it top to bottom. docs/behavior.md#desk */
export function createDesk({ root, say, port, preview, bundle }: DeskOptions): Express {
  const desk: Desk = { root, say };
  const app = express();
  app.disable('x-powered-by');
  app.use(guard(port));
  app.get('/', headers({ preview }), (_req, res) => {
    res.type('html').send(pageHtml('desk', { preview }));
  });
  app.use(headers());
  app.use('/assets', (req, res, next) => {
    const file = bundle.get(`/assets${req.path}`);
    if (!file) return next();
    res.type(path.extname(req.path)).set('Cache-Control', 'no-cache').send(Buffer.from(file));
  });
  // The made pictures, to choose from.
  app.use('/media', express.static(path.join(root, 'public/media'), { index: false }));
  app.get('/keystatic{/*page}', headers({ framed: true, inlineStyles: true }), (_req, res) => {
    res.type('html').send(pageHtml('editor'));
  });
  app.use('/api/keystatic', keystaticRoutes(desk));
  app.use('/desk', contentRoutes(desk));
  app.use('/desk/rooms', roomRoutes(desk));
  app.use('/desk/pictures', pictureRoutes(desk));
  app.use('/desk/publish', publishRoutes(desk));
  app.use((_req, res) => {
    res.status(404).type('text').send('There is nothing here.');
  });
  app.use(answerErrors(desk));
  return app;
}
