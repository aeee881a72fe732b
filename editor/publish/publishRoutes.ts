import { Router } from 'express';
import * as z from 'zod';
import { Refusal } from '../content/refusal';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { answerInLines } from '../progress';
import { changesBetween } from './changes';
import { publications } from './history';
import { FieldConflicts } from './joined';
import { publish } from './publish';
import { openSite, ownerName } from './site';
import { treeOnDisk } from './snapshot';
import type { PublishProgress, PublishState } from './types';
import { isEntry, undo } from './undo';
import { savedChanges, undoSave } from './undoSave';
import { versionOf } from './version';

/** The longest note, in characters. */
const longestNote = 500;

/** As many publications are listed. */
const mostPublications = 1000;

const choice = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  theirs: z.json().optional(),
  isMine: z.boolean(),
});
const bodies = {
  undoSave: z.strictObject({ id: z.string() }),
  publish: z.strictObject({
    name: z.string(),
    note: z.string().max(longestNote).optional(),
    choices: z.array(choice).optional(),
  }),
};

async function stateOf(root: string): Promise<PublishState> {
  const saves = await savedChanges(root);
  try {
    const site = await openSite(root);
    const { git, remote, branch } = site;
    const last = await git.text(['rev-parse', 'HEAD']);
    // As far as this computer knows; asking the other side takes a moment and a network.
    const sent =
      remote && (await git.ask(['rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`]));
    const waiting = sent ? Number(await git.text(['rev-list', '--count', `${sent}..HEAD`])) : 0;
    const changes = await changesBetween(git, last, await treeOnDisk(git, root));
    return { name: await ownerName(site), isSent: remote !== undefined, last, changes, saves, waiting };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.message, isSent: false, changes: [], saves, waiting: 0 };
  }
}

/** What the desk does to publish and to go back, below /desk/publish. docs/behavior.md#publishing-at-the-desk */
export function publishRoutes(desk: Desk): Router {
  const { root, say } = desk;
  const routes = Router();

  routes.get('/', async (_req, res) => {
    res.json(await stateOf(root));
  });

  routes.get('/earlier', async (req, res) => {
    const { git } = await openSite(root);
    const count = Math.min(Math.max(Number.parseInt(String(req.query.count), 10) || 1, 1), mostPublications);
    res.json(await publications(git, count, isEntry(req.query.entry) ? req.query.entry : undefined));
  });

  routes.get('/version', async (req, res) => {
    res.json(await versionOf(root, req.query));
  });

  let isPublishing = false;
  routes.post('/', jsonBody, async (req, res) => {
    const request = bodyOf(req, bodies.publish);
    if (isPublishing) throw new Refusal(409, 'The site is being published at this moment.');
    isPublishing = true;
    await answerInLines<PublishProgress>(res, say, async (send) => {
      try {
        return { done: await publish(desk, request, (step) => send({ step })) };
      } catch (error) {
        if (error instanceof FieldConflicts) return { conflicts: error.conflicts };
        throw error;
      }
    });
    isPublishing = false;
  });

  routes.post('/undo', jsonBody, async (req, res) => {
    await undo(desk, req.body ?? {});
    res.status(204).end();
  });

  routes.post('/saves/undo', jsonBody, async (req, res) => {
    await undoSave(desk, bodyOf(req, bodies.undoSave).id);
    res.status(204).end();
  });

  return routes;
}
