import { Router } from 'express';

/** Why the process cannot serve and store right now, or undefined when it can. */
export type Readiness = () => Promise<string | undefined>;

/** `/healthz`: the process lives. `/readyz`: it can serve and store, else 503 with the reason. DESIGN 3. */
export function healthRoutes(readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text').send('ok');
  });
  router.get('/readyz', async (_req, res) => {
    const reason = await readiness();
    res
      .set('Cache-Control', 'no-store')
      .status(reason ? 503 : 200)
      .type('text')
      .send(reason ?? 'ready');
  });
  return router;
}
