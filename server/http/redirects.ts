import type { RequestHandler } from 'express';
import { redirects } from '../../shared/addresses';

/**
 * Answers old and alias addresses with 301. The target is a path of the table and the query is the guest's own, so no
 * address can lead to another host. docs/behavior.md#redirects
 */
export const redirect: RequestHandler = (req, res, next) => {
  const target = redirects.get(req.path);
  if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const query = req.url.indexOf('?');
  res.redirect(301, query < 0 ? target : target + req.url.slice(query));
};
