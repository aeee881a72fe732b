import type * as z from 'zod';
import { schemaOf } from '../../content/entries';
import type { EntryFile } from '../../content/entryFile';
import { emptyOf } from '../../content/introspection';
import { slugOf } from '../../content/slug';
import { ask, post } from '../ask';
import { asked } from '../asked';
import { Button } from '../Button';
import { writeDraft } from '../form/drafts';
import { useDesk } from './DeskContext';
import { copyableRows, hashOf } from './hash';

const ofRooms = {
  copied: 'It begins hidden: change its texts, give it a picture, and then show it.',
  removed:
    'Its texts go, its pictures stay. Its address will lead to all rooms. To take it off the site for a while, hide it.',
};
const ofOthers = {
  copied:
    'It begins as a form with the same texts and days, without the code: guests see it once you save it.',
  removed: 'Its texts go. Pictures stay.',
};

/** The buttons that make a new file like another of its folder, or remove it, with the question before each. */
export function CopyRemove({ path, label }: { path: string; label: string }) {
  const { act, data, say } = useDesk();
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
    const name = String(answer.get('name')).trim();
    if (!path.startsWith('rooms/')) return copyAsForm(name);
    const copying = post<{ path: string }>('/api/content/copy', { from: path, name });
    const { data } = await act(copying, `${name} is added.`);
    if (data) location.hash = hashOf(data.path);
  }
  /** The copy is a form that is not saved: what no two may have in common is empty in it. */
  async function copyAsForm(name: string) {
    const row = copyableRows.find((each) => path.startsWith(each.path));
    const file = `${row?.path}${slugOf(name)}.json`;
    if (!row?.nameKey || !slugOf(name)) return;
    if (data.entries.some((entry) => entry.path === file)) return say(`There is a “${name}” already.`);
    const { data: like } = await ask<EntryFile>('GET', `/api/content/${path}`);
    if (!like) return;
    const value = {
      ...(like.value as object),
      [row.nameKey]: name,
      ...('code' in (like.value as object) && { code: '' }),
    };
    writeDraft(file, { base: emptyOf(schemaOf(file) as z.ZodType), value });
    location.hash = hashOf(file);
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
