import { schemaOf } from '../../content/entries';
import { emptyOf } from '../../content/introspection';
import { slugOf } from '../../content/slug';
import { asked } from '../asked';
import { Button } from '../Button';
import { writeDraft } from '../form/drafts';
import { CopyRemove } from './CopyRemove';
import { useDesk } from './DeskContext';
import { copyableRows, hashOf, listHash } from './hash';

/** The files of a folder that the owner adds to and takes from, such as offers. */
export function FolderPage() {
  const { data, open } = useDesk();
  const folder = copyableRows.find(({ path }) => open === listHash(path));
  if (!folder) return null;
  const { path: place, nameKey = '', group } = folder;
  const inside = data.entries.filter(({ path }) => path.startsWith(place));
  async function add() {
    const answer = await asked({
      title: `Add to ${group.toLowerCase()}`,
      no: 'Cancel',
      yes: 'Add it',
      children: (
        <label className="field">
          Name, as a guest says it
          <input name="name" required />
        </label>
      ),
    });
    const name = String(answer?.get('name') ?? '').trim();
    const file = `${place}${slugOf(name)}.json`;
    const schema = schemaOf(file);
    if (!schema) return;
    // A file begins as a form that is not saved.
    if (!inside.some(({ path }) => path === file)) {
      const base = emptyOf(schema) as object;
      writeDraft(file, { base, value: { ...base, [nameKey]: name } });
    }
    location.hash = hashOf(file);
  }
  return (
    <div className="page">
      <h2>All {group.toLowerCase()}</h2>
      <ol className="rows">
        {inside.map(({ path, label }) => (
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
      <Button label="Add another" onClick={() => void add()} />
    </div>
  );
}
