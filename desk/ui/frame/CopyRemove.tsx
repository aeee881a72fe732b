import { post } from '../ask';
import { asked } from '../asked';
import { Button } from '../Button';
import { useDesk } from './DeskContext';
import { hashOf } from './hash';

const ofRooms = {
  copied: 'It begins hidden: change its texts, give it a picture, and then show it.',
  removed:
    'Its texts go, its pictures stay. Its address will lead to all rooms. To take it off the site for a while, hide it.',
};
const ofOthers = {
  copied: 'It begins with the same texts and days: change them next.',
  removed: 'Its texts go. Pictures stay.',
};

/** The buttons that make a new file like another of its folder, or remove it, with the question before each. */
export function CopyRemove({ path, label }: { path: string; label: string }) {
  const { act } = useDesk();
  const words = path.startsWith('rooms/') ? ofRooms : ofOthers;
  async function copy() {
    const answer = await asked({
      title: `A new one like ${label}`,
      no: 'Cancel',
      yes: 'Add it',
      children: (
        <>
          <label className="field">
            Name, as a guest says it
            <input name="name" />
          </label>
          <p>{words.copied}</p>
        </>
      ),
    });
    if (!answer) return;
    const name = answer.get('name');
    const copying = post<{ path: string }>('/api/content/copy', { from: path, name });
    const { data } = await act(copying, `${name} is added.`);
    if (data) location.hash = hashOf(data.path);
  }
  async function remove() {
    const title = `Remove ${label}?`;
    if (await asked({ title, children: <p>{words.removed}</p>, no: 'Keep it', yes: 'Remove' }))
      await act(post('/api/content/remove', { path }), `${label} is removed.`);
  }
  return (
    <>
      <Button label="Copy" of={label} onClick={() => void copy()} />
      <Button label="Remove" of={label} onClick={() => void remove()} />
    </>
  );
}
