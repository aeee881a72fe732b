import type { RequestHandler } from 'express';
import { requestTarget } from './requestTarget';

/** The maximum length of a copied query, in characters: proxies reject longer headers. */
const queryLimit = 1000;

/** How long caches keep a redirect, in s. A redirect with a copied query is private. */
const lifetime = 3600;

/**
 * Redirects old and alias addresses (301) and hidden rooms (302). The target is a known path plus the request's
 * query, so a redirect never leads to another host. server/content/addresses.ts builds the table of redirects.
 * docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const { path, query: rawQuery } = requestTarget(req);
  const permanent = req.snapshot.redirects.get(path);
  const target = permanent ?? req.snapshot.temporaryRedirects.get(path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const query = rawQuery.length > queryLimit ? '' : rawQuery;
  const cacheControl = permanent ? `${query ? 'private' : 'public'}, max-age=${lifetime}` : 'no-cache';
  res.set('Cache-Control', cacheControl).redirect(permanent ? 301 : 302, target + query);
};
