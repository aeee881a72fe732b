import type { RequestHandler } from 'express';
import { redirects, temporaryRedirects } from '../../shared/addresses';

/** A longer query is no link that anybody was sent; copied, it would make headers that proxies refuse. In characters. */
const queryLimit = 1000;

/** How long browsers and proxies keep a redirect, in s. One that copies a query belongs to its guest alone. */
const lifetime = 3600;

/**
 * Answers old and alias addresses with 301, those of hidden rooms with 302. The target is a path of the table and the query
 * is the guest's own, so no address can lead to another host. docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const permanent = redirects.get(req.path);
  const target = permanent ?? temporaryRedirects.get(req.path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const start = req.url.indexOf('?');
  const query = start < 0 || req.url.length - start > queryLimit ? '' : req.url.slice(start);
  const keeping = permanent ? `${query ? 'private' : 'public'}, max-age=${lifetime}` : 'no-cache';
  res.set('Cache-Control', keeping).redirect(permanent ? 301 : 302, target + query);
};
