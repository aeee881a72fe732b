import { Router } from 'express';

export type HealthCheck = () => {
  /** The reason that the process is not ready; undefined if it is ready. */
  problem?: string | undefined;
  /** Other messages for the operator. */
  notices: readonly string[];
  /** The id of the hotel's snapshot. */
  snapshot: string;
};

/**
 * `/healthz` responds with 200 while the process runs. `/readyz` responds with 200 if the server can serve pages and
 * store inquiries, otherwise with 503 and the reason.
 * docs/for-operators.md#monitoring
 */
export function healthRoutes(healthCheck: HealthCheck): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text').send('ok');
  });
  router.get('/readyz', (_req, res) => {
    const { problem, notices, snapshot } = healthCheck();
    res
      .set('Cache-Control', 'no-store')
      .status(problem ? 503 : 200)
      .type('text')
      .send(problem ?? ['ready', `snapshot ${snapshot}`, ...notices].join('; '));
  });
  return router;
}
