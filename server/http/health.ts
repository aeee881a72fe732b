import { Router } from 'express';

/** `fault`: why the process is not ready. `notice`: a further message for the operator. */
export type HealthCheck = () => { fault?: string | undefined; notice?: string | undefined };

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 when it can serve and store, else 503 with the reason.
 * docs/behavior.md#health-checks
 */
export function healthRoutes(healthCheck: HealthCheck): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text').send('ok');
  });
  router.get('/readyz', (_req, res) => {
    const { fault, notice } = healthCheck();
    res
      .set('Cache-Control', 'no-store')
      .status(fault ? 503 : 200)
      .type('text')
      .send(fault ?? (notice ? `ready; ${notice}` : 'ready'));
  });
  return router;
}
