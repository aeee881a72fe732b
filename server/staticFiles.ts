import express, { Router } from 'express';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Files as they are: the build's bundles and the renditions of pictures carry a hash in their names and may be
 * kept for a year; the few others (icons, manifest) for an hour. DESIGN 3.
 */
export function staticFiles(built: string, plain: string): Router {
  const router = Router();
  const options = { index: false, redirect: false, fallthrough: true } as const;
  router.use('/assets', express.static(`${built}/assets`, { ...options, immutable: true, maxAge: year }));
  router.use('/media', express.static(`${plain}/media`, { ...options, immutable: true, maxAge: year }));
  router.use(express.static(plain, { ...options, maxAge: 60 * 60 * 1000 }));
  return router;
}
