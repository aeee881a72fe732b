import { Refusal } from '../content/refusal';
import { changesBetween } from './changes';
import { openSite, ownerName } from './site';
import { treeOnDisk } from './snapshot';
import type { PublishState } from './types';
import { savedChanges } from './undoSave';

/** What is not published yet, and what of it can be undone. */
export async function publishState(root: string): Promise<PublishState> {
  const saves = await savedChanges(root);
  try {
    const site = await openSite(root);
    const { git, remote, branch } = site;
    const last = await git.text(['rev-parse', 'HEAD']);
    // As far as this computer knows; asking the other side takes a moment and a network.
    const sent =
      remote && (await git.ask(['rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`]));
    const waiting = sent ? Number(await git.text(['rev-list', '--count', `${sent}..HEAD`])) : 0;
    const changes = await changesBetween(site, last, await treeOnDisk(git, root));
    return { name: await ownerName(site), isSent: remote !== undefined, last, changes, saves, waiting };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.message, isSent: false, changes: [], saves, waiting: 0 };
  }
}
