import { Refusal } from '../content/refusal';
import { changesBetween } from './changes';
import { openRepository, ownerName } from './repository';
import type { PublishState } from './types';
import { savedChanges } from './undoSave';

/** What is not published yet, and what of it can be undone. */
export async function publishState(root: string): Promise<PublishState> {
  const saves = await savedChanges(root);
  try {
    const repository = await openRepository(root);
    const { git, remote, branch } = repository;
    // As far as this computer knows; asking the other side takes a moment and a network.
    const sent =
      remote && (await git.ask(['rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`]));
    const waiting = sent ? Number(await git.text(['rev-list', '--count', `${sent}..HEAD`])) : 0;
    const changes = await changesBetween(repository, 'HEAD');
    return { name: await ownerName(repository), isSent: remote !== undefined, changes, saves, waiting };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.message, isSent: false, changes: [], saves, waiting: 0 };
  }
}
