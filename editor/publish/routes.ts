import express, { Router } from 'express';
import { Refusal } from '../content/refusal';
import { inTurn } from '../content/save';
import type { Desk } from '../desk';
import { answerInLines } from '../progress';
import { changesBetween } from './changes';
import { publications } from './history';
import { publish } from './publish';
import { openSite, ownerName } from './site';
import { treeOnDisk } from './snapshot';
import type { PublishProgress, PublishState, UndoProgress } from './types';
import { undo } from './undo';

const nothing: PublishState = { isSent: false, changes: [], waiting: 0 };

async function stateOf(root: string): Promise<PublishState> {
  try {
    const site = await openSite(root);
    const { git, remote, branch } = site;
    const last = await git.text(['rev-parse', 'HEAD']);
    // As far as this computer knows; asking the other side takes a moment and a network.
    const sent =
      remote && (await git.ask(['rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`]));
    const waiting = sent ? Number(await git.text(['rev-list', '--count', `${sent}..HEAD`])) : 0;
    const changes = await changesBetween(git, last, await treeOnDisk(git, root));
    return { name: await ownerName(site), isSent: remote !== undefined, last, changes, waiting };
  } catch (error) {
    if (error instanceof Refusal) return { ...nothing, problem: error.message };
    throw error;
  }
}

/** What the desk does to publish and to go back, below /desk/publish. docs/behavior.md#publishing-at-the-desk */
export function publishRoutes(desk: Desk): Router {
  const { root, say } = desk;
  const routes = Router();

  routes.get('/', async (_req, res) => {
    res.set('Cache-Control', 'no-store').json(await stateOf(root));
  });

  routes.get('/earlier', async (req, res) => {
    const { git } = await openSite(root);
    const skip = Number.parseInt(String(req.query.skip ?? '0'), 10) || 0;
    res.set('Cache-Control', 'no-store').json(await publications(git, Math.max(0, skip)));
  });

  let isPublishing = false;
  routes.post('/', express.json({ limit: '10kb' }), async (req, res) => {
    if (isPublishing) throw new Refusal(409, 'The site is being published at this moment.');
    isPublishing = true;
    await answerInLines<PublishProgress>(res, say, async (send) => ({
      done: await publish(desk, req.body?.name, (step) => send({ step })),
    }));
    isPublishing = false;
  });

  routes.post('/undo', express.json({ limit: '10kb' }), async (req, res) => {
    await inTurn(() =>
      answerInLines<UndoProgress>(res, say, async (send) => ({
        undone: await undo(root, req.body ?? {}, (done, of) => send({ done, of })),
      })),
    );
  });

  return routes;
}
