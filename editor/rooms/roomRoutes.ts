import { Router } from 'express';
import * as z from 'zod';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { copyRoom, hideRoom, orderRooms, removeRoom } from './change';
import { listRooms } from './list';
import { type Naming, namingsOf } from './naming';

/** The longest name of a room that the desk takes, in characters. */
const longestName = 80;

const bodies = {
  copy: z.strictObject({ from: z.string(), name: z.string().max(longestName) }),
  order: z.strictObject({ slugs: z.array(z.string()) }),
  hide: z.strictObject({
    slug: z.string(),
    hidden: z.boolean(),
    replacements: z
      .array(
        z.strictObject({
          file: z.string(),
          path: z.array(z.union([z.string(), z.int().nonnegative()])).min(1),
          value: z.string().nullable(),
        }),
      )
      .optional(),
  }),
  remove: z.strictObject({ slug: z.string() }),
};

/** The rooms as a list, and what can be done with one. A change answers with the list as it is then. */
export function roomRoutes(desk: Desk): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.json(listRooms(desk.root));
  });
  router.get('/:slug/namings', (req, res) => {
    res.json(namingsOf(desk.root, req.params.slug) satisfies readonly Naming[]);
  });
  router.use(jsonBody);
  router.post('/copy', async (req, res) => {
    const { from, name } = bodyOf(req, bodies.copy);
    res.json({ slug: await copyRoom(desk, from, name) });
  });
  router.post('/order', async (req, res) => {
    await orderRooms(desk, bodyOf(req, bodies.order).slugs);
    res.json(listRooms(desk.root));
  });
  router.post('/hide', async (req, res) => {
    const { slug, hidden, replacements } = bodyOf(req, bodies.hide);
    await hideRoom(desk, slug, hidden, replacements);
    res.json(listRooms(desk.root));
  });
  router.post('/remove', async (req, res) => {
    await removeRoom(desk, bodyOf(req, bodies.remove).slug);
    res.json(listRooms(desk.root));
  });
  return router;
}
