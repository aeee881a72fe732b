import type { Entry } from '../../content/entries';
import { useDrafts } from '../form/drafts';
import { hashOf } from './hash';

/** The forms with something that is not saved, which is therefore not published either. */
export function UnsavedForms({ entries }: { entries: readonly Entry[] }) {
  const drafts = useDrafts();
  const unsaved = entries.filter(({ path }) => drafts.includes(path));
  if (unsaved.length === 0) return null;
  return (
    <div className="desk__unsaved said">
      <p>Not saved yet, and not published with the rest:</p>
      <ul>
        {unsaved.map(({ path, label }) => (
          <li key={path}>
            <a href={`#${hashOf(path)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
