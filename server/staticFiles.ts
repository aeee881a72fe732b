import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { chooseEncoding } from './encoding';

const hour = 60 * 60 * 1000;

/** The name carries a hash of the content. */
const forGood = { immutable: true, maxAge: 365 * 24 * hour };

/** The kinds of files that the build also compresses (scripts/build.ts), with their content types. */
export const compressedTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What a compressed file's name has more than the file's. */
export const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Files as they are: the build's bundles and the renditions of pictures carry a hash in their names and may be
 * kept for a year; the few others (icons, manifest: too small to compress) for an hour. DESIGN 3.
 */
export function staticFiles(built: string, plain: string): Router {
  const router = Router();
  const options = { index: false, redirect: false, fallthrough: true } as const;
  router.use('/assets', compressedFiles(`${built}/assets`));
  router.use('/assets', express.static(`${built}/assets`, { ...options, ...forGood }));
  router.use('/media', express.static(`${plain}/media`, { ...options, ...forGood }));
  router.use(express.static(plain, { ...options, maxAge: hour }));
  return router;
}

/**
 * Sends a file as the build compressed it to clients that take it so, and leaves all else to the next handler. Which
 * files are compressed is read once. In development none is.
 */
function compressedFiles(root: string): RequestHandler {
  const names = new Set(existsSync(root) ? readdirSync(root) : []);

  return function compressedFile(req, res, next) {
    const name = req.path.slice(1);
    // They are encodings of a file, and no files in their own right.
    if (Object.values(suffixes).some((suffix) => name.endsWith(suffix))) return next('router');
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !names.has(name + suffixes.br)) return next();
    res.vary('Accept-Encoding');
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    if (encoding === 'identity') return next();
    const headers = { 'Content-Type': compressedTypes[path.extname(name)], 'Content-Encoding': encoding };
    res.sendFile(name + suffixes[encoding], { root, headers, acceptRanges: false, ...forGood }, (error) => {
      // Gone since the start, as when the site is being built anew.
      if (error && !res.headersSent) next();
    });
  };
}
