import { type ErrorRequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Content } from '../../shared/content/compile';
import { roomTexts } from '../../shared/content/facts';
import { stem } from '../../shared/content/reader';
import { pagesByPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { aliasRedirects } from '../../shared/redirects';
import { roomPath } from '../../shared/room';
import { readSource } from '../../tools/content/read';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { type Entry, listEntries } from './entries';
import { copyEntry, removeEntry } from './grow';
import { checkContent } from './project';
import type { NamedThings } from './references';
import { Refusal } from './refusal';
import { takeKept } from './save';

/** What the desk's pages are told when they open. */
export interface DeskData {
  entries: readonly Entry[];
  named: NamedThings;
  /** What is wrong with content/ as it lies on disk. */
  faults: readonly string[];
}

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

/** What texts and fields may name, from content that may have faults. */
export function namedThings(
  root: string,
  entries: readonly Entry[],
  content: Content | undefined,
): NamedThings {
  const { pictures, films, drawings } = readSource(root, []);
  const rooms = entries.filter(({ path }) => path.startsWith('rooms/'));
  const places = content?.places ?? [];
  return {
    ...(content && { facts: content.facts }),
    roomFacts: Object.fromEntries((content?.rooms ?? []).map((room) => [room.slug, roomTexts(room)])),
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    rooms: rooms.map(({ path, label }) => ({ slug: stem(path), name: label })),
    places: places.map(({ id, name }) => ({ id, name })),
    addresses: [
      ...pagesByPath.keys(),
      ...aliasRedirects.keys(),
      '/rooms-suites/',
      ...rooms.map(({ path }) => roomPath(stem(path))),
    ],
  };
}

/** The longest name that the desk takes, in characters. */
const longestName = 80;

const bodies = {
  conflict: z.strictObject({ path: z.string(), kept: z.string() }),
  copy: z.strictObject({ from: z.string(), name: z.string().max(longestName) }),
  remove: z.strictObject({ path: z.string() }),
};

/** What there is to change, and what texts may name. */
export function contentRoutes(desk: Desk): Router {
  const { root } = desk;
  const router = Router();
  router.get('/entries', (_req, res) => {
    res.json(listEntries(readSource(root, []).files) satisfies readonly Entry[]);
  });
  router.get('/content', (_req, res) => {
    const { files, content, faults } = checkContent(root);
    const entries = listEntries(files);
    res.json({ entries, named: namedThings(root, entries, content), faults } satisfies DeskData);
  });
  router.post('/conflict', jsonBody, async (req, res) => {
    const { path, kept } = bodyOf(req, bodies.conflict);
    await takeKept(desk, path, kept);
    res.status(204).end();
  });
  router.post('/entries/copy', jsonBody, async (req, res) => {
    const { from, name } = bodyOf(req, bodies.copy);
    res.json({ path: await copyEntry(desk, from, name) });
  });
  router.post('/entries/remove', jsonBody, async (req, res) => {
    await removeEntry(desk, bodyOf(req, bodies.remove).path);
    res.status(204).end();
  });
  return router;
}

/** Answers a refusal with its sentences, and anything unforeseen with one that the owner can pass on. */
export const answerErrors =
  ({ say }: Desk): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500, message } = error as { status?: number; message: string };
    if (error instanceof Refusal) {
      if (error.kept) res.set('Desk-Kept', error.kept);
      res.status(status).type('text').send(message);
      return;
    }
    if (status < 500) {
      // The body was too long, or no JSON.
      res.status(422).type('text').send('The desk could not read that change; nothing was saved.');
      return;
    }
    say(String((error as Error).stack));
    res.status(500).type('text').send(`Something went wrong at the desk, and nothing was saved: ${message}`);
  };
