import { type ErrorRequestHandler, type Request, Router } from 'express';
import * as z from 'zod';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { copyEntry, removeEntry } from './copyRemove';
import { type Entry, listEntries } from './entries';
import { readEntry, saveEntry } from './entryFile';
import { faultInWords } from './faultInWords';
import { namedThings } from './namedThings';
import { type Passage, passagesOf } from './passages';
import { checkContent } from './project';
import type { NamedThings } from './references';
import { Refusal } from './refusal';

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

const notAllowed = 'This computer does not let the desk write there.';

/** What the file system refuses, by its code. */
const diskSentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of this computer is full: make room, and try again.',
  EDQUOT: 'The disk of this computer is full: make room, and try again.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
};

/** Answers a refusal with its sentences, and anything unforeseen with one that the owner can pass on. */
export const answerErrors =
  ({ say }: Desk): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500, message, code = '' } = error as { status?: number; message: string; code?: string };
    if (error instanceof Refusal) {
      res.status(status).type('text').send(message);
      return;
    }
    if (status < 500) {
      // The body was too long, or no JSON.
      res.status(422).type('text').send('The desk could not read that change; nothing was saved.');
      return;
    }
    say(String((error as Error).stack));
    const sentence = diskSentences[code] ?? 'Something went wrong at the desk.';
    res.status(500).type('text').send(`${sentence} Nothing was saved; what you typed is still here.`);
  };
