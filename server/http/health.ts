import { Router } from 'express';

/** Says why the process cannot serve and store now; undefined when it can. */
export type HealthCheck = () => string | undefined;

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
    const reason = healthCheck();
    res
      .set('Cache-Control', 'no-store')
      .status(reason ? 503 : 200)
      .type('text')
      .send(reason ?? 'ready');
  });
  return router;
}
