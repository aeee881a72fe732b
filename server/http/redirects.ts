import type { RequestHandler } from 'express';
import { requestTarget } from './requestTarget';

/** The longest query that is copied, in characters: proxies reject longer headers. */
const queryLimit = 1000;

/** How long caches keep a redirect, in s. A redirect with a copied query is private. */
const lifetime = 3600;

/**
 * Redirects old and alias addresses with 301, and hidden rooms with 302. The target is a known path plus the request's
 * query, so it cannot be on another host. docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const { path, query: given } = requestTarget(req);
  const forGood = req.snapshot.redirects.get(path);
  const target = forGood ?? req.snapshot.temporaryRedirects.get(path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const query = given.length > queryLimit ? '' : given;
  const keeping = forGood ? `${query ? 'private' : 'public'}, max-age=${lifetime}` : 'no-cache';
  res.set('Cache-Control', keeping).redirect(forGood ? 301 : 302, target + query);
};
