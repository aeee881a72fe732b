import { useState } from 'react';
import { type Entry, type EntryRow, rowOf, schemaOf } from '../../content/entries';
import type { EntryFile } from '../../content/saveEntry';
import { emptyOf, today } from '../../content/schemaFields';
import { slugOf } from '../../content/slug';
import { callApi, post } from '../api';
import { Button } from '../Button';
import { askInDialog, confirmed } from '../dialog';
import { writeDraft } from '../form/drafts';
import { useDesk } from './DeskContext';
import { copyableRows, listHash, urlHashOf } from './urlHash';

const roomNotes = {
  copied: 'It starts hidden and without a floor plan: change its text, add a picture, and then show it.',
  removed:
    'Its text is removed; its pictures stay. Its address will redirect to all rooms. To take it off the site temporarily, hide it instead.',
};
const pageNote =
  'It starts as an empty form. Guests find it once a text or a menu, such as the footer, links to it.';
const otherNotes = {
  copied:
    'It starts as a form with the same text and dates, without the code. Guests see it only after you save it.',
  removed: 'Its text is removed; pictures stay.',
};

const isCustomPage = (path: string) => /^pages\/.*\.md$/.test(path);

interface NameFieldsProps {
  /** Whether the owner always chooses the address. Otherwise, the address is made from the name if possible. */
  hasAddress: boolean;
}

/** Inputs for a new entry's name and address. */
function NameFields({ hasAddress }: NameFieldsProps) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const made = slugOf(name);
  return (
    <>
      <label className="field">
        {hasAddress ? 'Title' : 'Name'}, as guests will see it
        <input
          name="name"
          required
          maxLength={80}
          pattern=".*\S.*"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {(hasAddress || (name.trim() !== '' && made === '')) && (
        <label className="field">
          Address, in letters and digits from a to z
          <input
            name="address"
            required
            maxLength={60}
            pattern="[A-Za-z0-9 \-]*[A-Za-z0-9][A-Za-z0-9 \-]*"
            value={typed ?? made}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
    </>
  );
}

interface Name {
  name: string;
  /** The text that the entry's address is derived from: the name, unless the owner types an address. */
  address: string;
}

const nameIn = (answer: FormData): Name => {
  const name = String(answer.get('name')).trim();
  return { name, address: String(answer.get('address') ?? name) };
};

/** Returns a new file's path. */
const fileFor = ({ path, extension }: Pick<EntryRow, 'path' | 'extension'>, { address }: Name) =>
  `${path}${slugOf(address)}${extension}`;

const rooms = { path: 'rooms/', extension: '.json' } as const;

/** Asks for a new file's name, and shows an error if the file can't have the address. */
async function askName(
  title: string,
  row: Pick<EntryRow, 'path' | 'extension'>,
  note: string,
): Promise<Name | undefined> {
  const answer = await askInDialog({
    title,
    no: 'Cancel',
    yes: 'Add',
    async problemOf(answer) {
      const path = fileFor(row, nameIn(answer));
      return (await post('/api/content/free', { path })).refusal;
    },
    children: (
      <>
        <NameFields hasAddress={row.extension === '.md'} />
        <p>{note}</p>
      </>
    ),
  });
  return answer && nameIn(answer);
}

/** Opens the form of a new, unsaved file. */
function openNewForm(row: EntryRow, named: Name, template: object = {}): void {
  const file = fileFor(row, named);
  const schema = schemaOf(file);
  if (!schema) return;
  const base = emptyOf(schema) as object;
  writeDraft(file, {
    base,
    value: { ...base, changed: today(), ...template, [row.nameKey ?? '']: named.name },
  });
  location.hash = urlHashOf(file);
}

/** Asks which page the address of a removed page should redirect to. @returns undefined if the owner cancels */
async function askTarget({ path, label, shownAt }: Entry, entries: readonly Entry[]) {
  const pages = entries.filter(
    (each) =>
      /^(pages|rooms|offers)\//.test(each.path) &&
      each.path !== path &&
      !each.hidden &&
      !/:|no-such-page/.test(each.shownAt),
  );
  const answer = await askInDialog({
    title: `Remove ${label}?`,
    no: 'Cancel',
    yes: 'Remove',
    children: (
      <>
        <p>{otherNotes.removed}</p>
        <label className="field">
          What guests see at {shownAt} from now on
          <select name="to">
            <option value="">Nothing: the page was not found</option>
            {pages.map((each) => (
              <option key={each.path} value={each.shownAt}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      </>
    ),
  });
  const to = answer && String(answer.get('to'));
  return answer && (to ? { to } : {});
}

/** Buttons to copy or remove a file. */
export function CopyRemove({ path, label }: { path: string; label: string }) {
  const { act, data } = useDesk();
  const row = copyableRows.find((each) => each === rowOf(path));
  const notes = row ? otherNotes : roomNotes;
  async function copy() {
    const named = await askName(`Copy ${label}`, row ?? rooms, notes.copied);
    if (!named) return;
    if (row) {
      const { data: file } = await callApi<EntryFile>('GET', `/api/content/${path}`);
      const template = (file?.value ?? {}) as object;
      return openNewForm(row, named, 'code' in template ? { ...template, code: '' } : template);
    }
    const copying = post<{ path: string }>('/api/content/copy', { from: path, ...named });
    const { data: copied } = await act(copying, `${named.name} was added.`);
    if (copied) location.hash = urlHashOf(copied.path);
  }
  async function remove() {
    const entry = data.entries.find((each) => each.path === path);
    const target =
      entry && isCustomPage(path)
        ? await askTarget(entry, data.entries)
        : (await confirmed(`Remove ${label}?`, notes.removed, 'Remove')) && {};
    if (target) await act(post('/api/content/remove', { path, ...target }), `${label} was removed.`);
  }
  return (
    <>
      <Button label="Copy" of={label} onClick={() => void copy()} />
      <Button label="Remove" of={label} onClick={() => void remove()} />
    </>
  );
}

/** A button that opens an offer's form with today as the end date, including in the conditions. The owner saves it. */
function EndOffer({ path, label }: Pick<Entry, 'path' | 'label'>) {
  const { act, notify } = useDesk();
  async function end() {
    const result = await post<EntryFile & { ended: unknown }>('/desk/offers/end', { path });
    if (!result.data) return void act(Promise.resolve(result), '');
    const { value, hash, ended } = result.data;
    writeDraft(path, { base: value, value: ended, hash });
    location.hash = urlHashOf(path);
    notify('Read the terms, then save.');
  }
  return <Button label="End today" of={label} onClick={() => void end()} />;
}

/** Lists the files of a folder where the owner can add and remove files, such as offers. */
export function FolderPage() {
  const { data, open } = useDesk();
  const row = copyableRows.find((each) => open === listHash(each));
  if (!row) return null;
  const { group, add = '' } = row;
  async function addFile(to: EntryRow) {
    const named = await askName(add, to, to.extension === '.md' ? pageNote : '');
    if (named) openNewForm(to, named);
  }
  return (
    <div className="page">
      <h2>All {group.toLowerCase()}</h2>
      <ol className="rows">
        {data.entries
          .filter(({ path }) => rowOf(path) === row)
          .map(({ path, label, shownAt, hidden }) => (
            <li key={path}>
              <h3>
                <a href={`#${urlHashOf(path)}`}>{label}</a>
                {hidden && <span className="quiet"> hidden</span>}
              </h3>
              <p className="note">{shownAt}</p>
              <div className="line">
                {path.startsWith('offers/') && <EndOffer path={path} label={label} />}
                <CopyRemove path={path} label={label} />
              </div>
            </li>
          ))}
      </ol>
      <Button label={add} onClick={() => void addFile(row)} />
    </div>
  );
}
