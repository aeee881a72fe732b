import type { RequestHandler } from 'express';
import { requestTarget } from './requestTarget';

/** A longer query is no link that anybody was sent; copied, it would make headers that proxies refuse. In characters. */
const queryLimit = 1000;

/** How long browsers and proxies keep a redirect, in s. One that copies a query belongs to its guest alone. */
const lifetime = 3600;

/**
 * Answers old and alias addresses with 301, those of hidden rooms with 302. The target is a path of the table and the query
 * is the guest's own, so no address can lead to another host. docs/behavior.md#redirects
 */
export function redirect(
  permanent: ReadonlyMap<string, string>,
  temporary: ReadonlyMap<string, string>,
): RequestHandler {
  return (req, res, next) => {
    const { path, query: given } = requestTarget(req);
    const forGood = permanent.get(path);
    const target = forGood ?? temporary.get(path);
    if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const query = given.length > queryLimit ? '' : given;
    const keeping = forGood ? `${query ? 'private' : 'public'}, max-age=${lifetime}` : 'no-cache';
    res.set('Cache-Control', keeping).redirect(forGood ? 301 : 302, target + query);
  };
}
