import { stat } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { isServable } from '../files/hotelFiles';
import { negotiateEncoding } from './negotiateEncoding';
import { requestTarget } from './requestTarget';

const hour = 60 * 60 * 1000;

/** Cache options for files with a content hash in their names. */
const immutable = { immutable: true, maxAge: 365 * 24 * hour };

/** Content types of files that have compressed versions next to them: build output and drawings. */
export const compressedTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Suffixes of compressed files. */
export const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves bundles, renditions, and fonts, whose names contain a hash, with a max-age of a year. Serves other files, such
 * as icons and the web manifest, uncompressed and with a max-age of an hour.
 * @param assetDirectories the directory of this build, then the directory of earlier builds
 */
export function staticFiles(assetDirectories: readonly string[], publicDirectory: string): Router {
  const router = Router({ caseSensitive: true });
  router.use(onlyExactPaths);
  const options = { index: false, redirect: false, fallthrough: true } as const;
  for (const directory of assetDirectories)
    router.use(
      '/assets',
      compressedFiles(directory),
      express.static(directory, { ...options, ...immutable }),
    );
  router.use(onlyFilesInside(publicDirectory));
  router.use(
    '/media',
    compressedFiles(`${publicDirectory}/media`),
    ignoreLongSuffixes(`${publicDirectory}/media`),
    express.static(`${publicDirectory}/media`, { ...options, ...immutable }),
  );
  router.use('/fonts', express.static(`${publicDirectory}/fonts`, { ...options, ...immutable }));
  router.use(express.static(publicDirectory, { ...options, maxAge: hour }));
  return router;
}

/** Allows only one address per file: express.static also accepts encoded letters and redundant segments. */
const onlyExactPaths: RequestHandler = (req, _res, next) =>
  next(/^(?:\/[\w-][\w.-]*)+$/.test(requestTarget({ url: req.originalUrl }).path) ? undefined : 'router');

/** Serves only regular files inside the folder: Git and archives can contain symlinks that lead elsewhere. */
const onlyFilesInside =
  (directory: string): RequestHandler =>
  async (req, _res, next) =>
    next((await isServable(directory, path.join(directory, req.path))) ? undefined : 'router');

/**
 * Ignores a suffix range (bytes=-N) that is longer than the file: express.static would respond with 416 instead of the
 * entire file (RFC 9110, 14.1.2).
 */
function ignoreLongSuffixes(root: string): RequestHandler {
  return async function ignoreLongSuffix(req, _res, next) {
    const [, length] = /^bytes=-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    if (length) {
      const size = await stat(path.join(root, req.path)).then(
        (file) => file.size,
        () => 0,
      );
      if (Number(length) > size) delete req.headers.range;
    }
    next();
  };
}

/** Sends the compressed version of a file if one exists. In development, build output is not compressed. */
function compressedFiles(root: string): RequestHandler {
  const isThere = (name: string) => isServable(root, path.join(root, name));
  return async function compressedFile(req, res, next) {
    const name = req.path.slice(1);
    // Compressed files have no separate URLs.
    if (Object.values(suffixes).some((suffix) => name.endsWith(suffix))) return next('router');
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (name.includes('/') || !(await isThere(name + suffixes.br))) return next();
    res.vary('Accept-Encoding');
    const encoding = negotiateEncoding(req.headers['accept-encoding']);
    if (encoding === 'identity' || !(await isThere(name + suffixes[encoding]))) return next();
    const headers = { 'Content-Type': compressedTypes[path.extname(name)], 'Content-Encoding': encoding };
    res.sendFile(name + suffixes[encoding], { root, headers, acceptRanges: false, ...immutable }, (error) => {
      // The file was deleted after the checks above, for example during a build.
      if (error && !res.headersSent) next();
    });
  };
}
