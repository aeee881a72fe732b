import { Router } from 'express';

/** Why the process cannot serve and store now, where it cannot; and what else an operator should know. */
export type HealthCheck = () => { fault?: string | undefined; notice?: string | undefined };

/**
 * `/healthz`: 200 while the process lives. `/readyz`: 200 when it can serve and store, else 503 with the reason.
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
