import type { RequestHandler } from 'express';
import { requestTarget } from './requestTarget';

/** The longest query that is copied, in characters: longer headers are refused by proxies. */
const queryLimit = 1000;

/** How long caches keep a redirect, in s. One that copies a query is private. */
const lifetime = 3600;

/**
 * Answers old and alias addresses with 301, those of hidden rooms with 302. The target is a path of the table plus the
 * request's query, so it cannot be another host. docs/behavior.md#redirects
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
