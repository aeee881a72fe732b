import type { RequestHandler } from 'express';
import { redirects, temporaryRedirects } from '../../shared/addresses';

/**
 * Answers old and alias addresses with 301, those of hidden rooms with 302. The target is a path of the table and the query is the guest's own, so no
 * address can lead to another host. docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const permanent = redirects.get(req.path);
  const target = permanent ?? temporaryRedirects.get(req.path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const query = req.url.indexOf('?');
  res.redirect(permanent ? 301 : 302, query < 0 ? target : target + req.url.slice(query));
};
