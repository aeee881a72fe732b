import { CopyRemove } from './CopyRemove';
import { useDesk } from './DeskContext';
import { copyableRows, hashOf, listHash } from './hash';

/** The files of a folder that the owner adds to and takes from, such as offers. */
export function FolderPage() {
  const { data, open } = useDesk();
  const folder = copyableRows.find(({ path }) => open === listHash(path));
  if (!folder) return null;
  return (
    <div className="page">
      <h2>All {folder.group.toLowerCase()}</h2>
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
    </div>
  );
}
