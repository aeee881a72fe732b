import type { RequestHandler } from 'express';
import { redirects } from '../../shared/addresses';

/** A longer query is no link that anybody was sent; copied, it would make headers that proxies refuse. In characters. */
const queryLimit = 1000;

/** How long browsers and proxies keep a redirect, in s. One that copies a query belongs to its guest alone. */
const lifetime = 3600;

/**
 * Answers old and alias addresses with 301. The target is a path of the table and the query is the guest's own, so no
 * address can lead to another host. docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const target = redirects.get(req.path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const start = req.url.indexOf('?');
  const query = start < 0 || req.url.length - start > queryLimit ? '' : req.url.slice(start);
  res
    .set('Cache-Control', `${query ? 'private' : 'public'}, max-age=${lifetime}`)
    .redirect(301, target + query);
};
