import { Router } from 'express';

export type HealthCheck = () => {
  /** Why the process is not ready. */
  problem?: string | undefined;
  /** Other messages for the operator. */
  notices: readonly string[];
  /** The id of the hotel's snapshot. */
  snapshot: string;
};

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 if it can serve and store, otherwise 503 with the reason.
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
