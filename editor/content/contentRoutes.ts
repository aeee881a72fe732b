import { type ErrorRequestHandler, type Request, Router } from 'express';
import * as z from 'zod';
import type { Desk } from '../desk';
import { bodyOf, jsonBody, unreadable } from '../http/body';
import { copyEntry, removeEntry } from './copyRemove';
import { type Entry, listEntries } from './entries';
import { readEntry, saveEntry } from './entryFile';
import { faultInWords } from './faultInWords';
import { namedThings } from './namedThings';
import { type Passage, passagesOf } from './passages';
import { checkContent } from './project';
import type { NamedThings } from './references';
import { inSentences, Refusal } from './refusal';

/** What the desk's page is told when it opens, and again after each change. */
export interface DeskData {
  entries: readonly Entry[];
  named: NamedThings;
  passages: readonly Passage[];
  /** What is wrong with content/ as it lies on disk. */
  faults: readonly string[];
}

/** The longest name that the desk takes, in characters. */
const longestName = 80;

const bodies = {
  save: z.strictObject({ base: z.unknown(), value: z.unknown() }),
  copy: z.strictObject({ from: z.string(), name: z.string().max(longestName) }),
  remove: z.strictObject({ path: z.string() }),
};

/** What there is to change, and the form of each file. */
export function contentRoutes(desk: Desk): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    const { files, content, faults } = checkContent(desk.root);
    const entries = listEntries(files);
    const named = namedThings(desk.root, entries, content);
    res.json({
      entries,
      named,
      passages: passagesOf(files, entries, named),
      faults: faults.map((fault) => faultInWords(fault, files)),
    } satisfies DeskData);
  });
  router.post('/copy', jsonBody, async (req, res) => {
    const { from, name } = bodyOf(req, bodies.copy);
    res.json({ path: await copyEntry(desk, from, name) });
  });
  router.post('/remove', jsonBody, async (req, res) => {
    await removeEntry(desk, bodyOf(req, bodies.remove).path);
    res.status(204).end();
  });
  router
    .route('/{*file}')
    .get((req, res) => {
      res.json(readEntry(desk, fileOf(req)));
    })
    .put(jsonBody, async (req, res) => {
      const { base, value } = bodyOf(req, bodies.save);
      const { status, ...answer } = await saveEntry(desk, fileOf(req), base, value);
      res.status(status).json(answer);
    });
  return router;
}

/** The file of content/ that the address names. */
const fileOf = ({ params }: Request) => ((params as { file?: string[] }).file ?? []).join('/');

/** Answers what went wrong with sentences. */
export const answerErrors =
  ({ say }: Desk): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500 } = error as { status?: number };
    // The body was too long, or no JSON.
    const isUnreadable = status < 500 && !(error instanceof Refusal);
    res.status(isUnreadable ? 422 : status).type('text');
    res.send(isUnreadable ? unreadable : inSentences(error, say));
  };
