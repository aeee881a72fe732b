import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { clientAddress } from './clientAddress';

const second = 1000;
const minute = 60 * second;

/** Limits requests per minute and IP address. Further requests get 429. @param refuse sends the 429 response */
export const limitReads = (limit: number, refuse: RequestHandler): RequestHandler =>
  rateLimit({
    windowMs: minute,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: clientAddress,
    handler(req, res, next) {
      res.set('Retry-After', String(minute / second)).status(429);
      refuse(req, res, next);
    },
  });
