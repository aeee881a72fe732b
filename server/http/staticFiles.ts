import { existsSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';
import { negotiateEncoding } from './negotiateEncoding';
import { saveData } from './saveData';

const hour = 60 * 60 * 1000;

/** For files whose names carry a hash of their content. */
const immutable = { immutable: true, maxAge: 365 * 24 * hour };

/** The kinds of files that the build also compresses (scripts/build.ts), with their content types. */
export const compressedTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What a compressed file's name adds to the file's. */
export const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the build's bundles and the renditions of pictures, whose names carry a hash, for a year; the few others
 * (icons, web manifest: too small to compress) for an hour.
 * @param assetDirectories the build's bundles, then those of earlier builds
 */
export function staticFiles(assetDirectories: readonly string[], publicDirectory: string): Router {
  const router = Router();
  router.use(ignoreSuffixRanges);
  const options = { index: false, redirect: false, fallthrough: true } as const;
  for (const directory of assetDirectories)
    router.use(
      '/assets',
      compressedFiles(directory),
      express.static(directory, { ...options, ...immutable }),
    );
  router.use(
    '/media',
    compression(),
    saveData(`${publicDirectory}/media`),
    express.static(`${publicDirectory}/media`, { ...options, ...immutable }),
  );
  router.use(express.static(publicDirectory, { ...options, maxAge: hour }));
  return router;
}

/**
 * Ignores ranges of the last bytes: for one longer than the file, the library behind express.static answers 416 instead
 * of sending the file. No page asks for them, and ranges may be ignored: RFC 9110, 14.2.
 */
const ignoreSuffixRanges: RequestHandler = (req, _res, next) => {
  if (req.headers.range?.startsWith('bytes=-')) delete req.headers.range;
  next();
};

/**
 * Sends files as the build compressed them, and leaves all else to the next handler. In development none is compressed.
 */
function compressedFiles(root: string): RequestHandler {
  return function compressedFile(req, res, next) {
    const name = req.path.slice(1);
    // A compressed file has no address of its own.
    if (Object.values(suffixes).some((suffix) => name.endsWith(suffix))) return next('router');
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (!/^[\w.-]+$/.test(name) || !existsSync(path.join(root, name + suffixes.br))) return next();
    res.vary('Accept-Encoding');
    const encoding = negotiateEncoding(req.headers['accept-encoding']);
    if (encoding === 'identity') return next();
    const headers = { 'Content-Type': compressedTypes[path.extname(name)], 'Content-Encoding': encoding };
    res.sendFile(name + suffixes[encoding], { root, headers, acceptRanges: false, ...immutable }, (error) => {
      // The file has gone since the start, as during a new build.
      if (error && !res.headersSent) next();
    });
  };
}
