import { useState } from 'react';
import { type EntryRow, schemaOf } from '../../content/entries';
import type { EntryFile } from '../../content/entryFile';
import { slugOf } from '../../content/ids';
import { emptyOf } from '../../content/schema';
import { callApi, post } from '../api';
import { Button } from '../Button';
import { askInDialog, confirmed } from '../dialog';
import { writeDraft } from '../form/drafts';
import { useDesk } from './DeskContext';
import { copyableRows, hashOf, listHash } from './hash';

const roomNotes = {
  copied: 'It starts hidden: change its texts, add a picture, and then show it.',
  removed:
    'Its texts are removed; its pictures stay. Its address will redirect to all rooms. To take it off the site temporarily, hide it instead.',
};
const otherNotes = {
  copied:
    'It starts as a form with the same texts and dates, without the code. Guests see it only after you save it.',
  removed: 'Its texts are removed; pictures stay.',
};

/** A new entry's name, and its address if none can be made from the name. */
function NameFields() {
  const [name, setName] = useState('');
  return (
    <>
      <label className="field">
        Name, as guests will see it
        <input
          name="name"
          required
          maxLength={80}
          pattern=".*\S.*"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {name.trim() !== '' && slugOf(name) === '' && (
        <label className="field">
          Address, in letters and digits from a to z
          <input name="address" required maxLength={60} pattern="[A-Za-z0-9 \-]*[A-Za-z0-9][A-Za-z0-9 \-]*" />
        </label>
      )}
    </>
  );
}

interface Name {
  name: string;
  /** The words that its address is made from. */
  address: string;
}

/** Asks for the name of a new entry. @returns undefined if the owner cancels */
async function askName(title: string, note = ''): Promise<Name | undefined> {
  const answer = await askInDialog({
    title,
    no: 'Cancel',
    yes: 'Add',
    children: (
      <>
        <NameFields />
        <p>{note}</p>
      </>
    ),
  });
  if (!answer) return undefined;
  const name = String(answer.get('name')).trim();
  return { name, address: String(answer.get('address') ?? name) };
}

/** Opens the form of a new, unsaved file, or of the existing file with this name. */
function useNewForm() {
  const { data } = useDesk();
  return ({ path: folder, nameKey = '' }: EntryRow, { name, address }: Name, template: object = {}) => {
    const file = `${folder}${slugOf(address)}.json`;
    const schema = schemaOf(file);
    if (!schema) return;
    const base = emptyOf(schema) as object;
    if (!data.entries.some(({ path }) => path === file))
      writeDraft(file, { base, value: { ...base, ...template, [nameKey]: name } });
    location.hash = hashOf(file);
  };
}

/** Buttons to copy or remove a file. */
export function CopyRemove({ path, label }: { path: string; label: string }) {
  const { act } = useDesk();
  const openNew = useNewForm();
  const folder = copyableRows.find((row) => path.startsWith(row.path));
  const notes = folder ? otherNotes : roomNotes;
  async function copy() {
    const named = await askName(`Copy ${label}`, notes.copied);
    if (!named) return;
    if (folder) {
      const { data } = await callApi<EntryFile>('GET', `/api/content/${path}`);
      const template = (data?.value ?? {}) as object;
      return openNew(folder, named, 'code' in template ? { ...template, code: '' } : template);
    }
    const copying = post<{ path: string }>('/api/content/copy', { from: path, ...named });
    const { data } = await act(copying, `${named.name} was added.`);
    if (data) location.hash = hashOf(data.path);
  }
  async function remove() {
    if (await confirmed(`Remove ${label}?`, notes.removed, 'Remove'))
      await act(post('/api/content/remove', { path }), `${label} was removed.`);
  }
  return (
    <>
      <Button label="Copy" of={label} onClick={() => void copy()} />
      <Button label="Remove" of={label} onClick={() => void remove()} />
    </>
  );
}

/** The files of a folder that the owner can add to and remove from, such as offers. */
export function FolderPage() {
  const { data, open } = useDesk();
  const openNew = useNewForm();
  const folder = copyableRows.find(({ path }) => open === listHash(path));
  if (!folder) return null;
  const group = folder.group.toLowerCase();
  async function add(row: EntryRow) {
    const named = await askName(`Add to ${group}`);
    if (named) openNew(row, named);
  }
  return (
    <div className="page">
      <h2>All {group}</h2>
      <ol className="rows">
        {data.entries
          .filter(({ path }) => path.startsWith(folder.path))
          .map(({ path, label }) => (
            <li key={path}>
              <h3>
                <a href={`#${hashOf(path)}`}>{label}</a>
              </h3>
              <div className="line">
                <CopyRemove path={path} label={label} />
              </div>
            </li>
          ))}
      </ol>
      <Button label="Add another" onClick={() => void add(folder)} />
    </div>
  );
}
