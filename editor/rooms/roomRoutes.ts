import { Router } from 'express';
import * as z from 'zod';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { hideRoom, moveRoom } from './change';
import { listRooms } from './list';
import { type Naming, namingsOf } from './naming';

const key = z.union([z.string(), z.int().nonnegative()]);
const bodies = {
  move: z.strictObject({ slug: z.string(), place: z.int().nonnegative() }),
  hide: z.strictObject({
    slug: z.string(),
    hidden: z.boolean(),
    replacements: z
      .array(z.strictObject({ file: z.string(), path: z.array(key).min(1), value: z.string().nullable() }))
      .optional(),
  }),
};

/** The rooms as a list, and what is done with one beyond its form. */
export function roomRoutes(desk: Desk): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.json(listRooms(desk.root));
  });
  router.get('/:slug/namings', (req, res) => {
    res.json(namingsOf(desk.root, req.params.slug) satisfies readonly Naming[]);
  });
  router.post('/move', jsonBody, async (req, res) => {
    const { slug, place } = bodyOf(req, bodies.move);
    await moveRoom(desk, slug, place);
    res.status(204).end();
  });
  router.post('/hide', jsonBody, async (req, res) => {
    const { slug, hidden, replacements } = bodyOf(req, bodies.hide);
    await hideRoom(desk, slug, hidden, replacements);
    res.status(204).end();
  });
  return router;
}
