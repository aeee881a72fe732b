/** The data of the Publish page: unpublished changes, the last saves, and earlier publications. */
import { messageForOwner, Refusal } from '../content/refusal';
import { readSiteIndex } from '../content/siteIndex';
import type { Desk } from '../deskSettings';
import { noteTrailer } from './commitMessage';
import { changesBetween } from './diff';
import type { Publication, PublishState } from './publishApi';
import { openRepository, ownerName } from './repository';
import { savedChanges } from './undo';

export async function publishState(desk: Desk): Promise<PublishState> {
  const index = await readSiteIndex(desk.root);
  const saves = await savedChanges(desk.root, index);
  try {
    const repository = await openRepository(desk);
    const { git, remote, branch } = repository;
    // The remote's branch as of the last fetch, since a new fetch would need the network.
    const sent = remote && (await git.tryText(['rev-parse', '--verify', `refs/remotes/${remote}/${branch}`]));
    const waiting = sent ? Number(await git.text(['rev-list', '--count', `${sent}..HEAD`])) : 0;
    const changes = await changesBetween(repository, index, 'HEAD');
    return { name: await ownerName(repository), isSent: remote !== undefined, changes, saves, waiting };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: messageForOwner(error, desk.log), isSent: false, changes: [], saves, waiting: 0 };
  }
}

/** The maximum number of listed publications. */
const maxPublications = 30;

/** Lists the publications that changed the owner's files, latest first. */
export async function publications(desk: Desk): Promise<readonly Publication[]> {
  const [repository, index] = [await openRepository(desk), await readSiteIndex(desk.root)];
  const format = `--format=%H%x1f%P%x1f%an%x1f%aI%x1f%(trailers:key=${noteTrailer},valueonly,separator=%x20)`;
  const range = ['--first-parent', `-n${maxPublications}`, 'HEAD', '--', 'content', 'media'];
  const lines = await repository.git.list(['log', '-z', format, ...range]);
  const found = lines.map(async (line): Promise<Publication> => {
    const [id = '', parents = '', by = '', at = '', note = ''] = line.split('\x1f');
    const before = parents.split(' ')[0] || undefined;
    const changes = before ? await changesBetween(repository, index, before, id) : [];
    return { id, before, by, at, note: note || undefined, changes };
  });
  return Promise.all(found);
}
