import type { RequestHandler } from 'express';
import type { Snapshot } from '../../server/content/snapshot';
import type {} from '../../server/pages/pageRoute';

/** Attaches a hotel's snapshot to each request, as the full application does. */
export const setSnapshot =
  (current: () => Snapshot): RequestHandler =>
  (req, _res, next) => {
    req.snapshot = current();
    next();
  };
