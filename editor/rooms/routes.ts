import express, { Router } from 'express';
import * as z from 'zod';
import { Refusal } from '../content/save';
import type { Desk } from '../desk';
import { copyRoom, hideRoom, orderRooms, removeRoom } from './change';
import { listRooms } from './list';

const bodyLimit = '100kb';

const bodies = {
  copy: z.strictObject({ from: z.string(), name: z.string().max(80) }),
  order: z.strictObject({ slugs: z.array(z.string()) }),
  hide: z.strictObject({ slug: z.string(), hidden: z.boolean() }),
  remove: z.strictObject({ slug: z.string() }),
};

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new Refusal(422, 'The desk could not read that change; nothing was saved.');
  return result.data;
}

/** The rooms as a list, and what can be done with one. Every change answers with the list as it is then. */
export function roomRoutes(desk: Desk): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.json(listRooms(desk.root));
  });
  router.use(express.json({ limit: bodyLimit }));
  router.post('/copy', async (req, res) => {
    const { from, name } = read(bodies.copy, req.body);
    res.json({ slug: await copyRoom(desk, from, name) });
  });
  router.post('/order', async (req, res) => {
    await orderRooms(desk, read(bodies.order, req.body).slugs);
    res.json(listRooms(desk.root));
  });
  router.post('/hide', async (req, res) => {
    const { slug, hidden } = read(bodies.hide, req.body);
    await hideRoom(desk, slug, hidden);
    res.json(listRooms(desk.root));
  });
  router.post('/remove', async (req, res) => {
    await removeRoom(desk, read(bodies.remove, req.body).slug);
    res.json(listRooms(desk.root));
  });
  return router;
}
