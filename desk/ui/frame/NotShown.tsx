import { useState } from 'react';
import type { NotShown as ShownNowhere } from '../../content/notShown';
import { post } from '../api';
import { Button } from '../Button';
import { useDesk } from './DeskContext';
import { fieldHash } from './hash';

function Thing({ file, path, words, homes }: ShownNowhere) {
  const { act } = useDesk();
  const [home, setHome] = useState(homes[0]?.label ?? '');
  return (
    <li className="line">
      <a className="grow" href={`#${fieldHash(file, path)}`}>
        {words}
      </a>
      {homes.length > 0 && (
        <>
          <select
            aria-label={`Where to show it: ${words}`}
            value={home}
            onChange={({ target }) => setHome(target.value)}
          >
            {homes.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
          <Button
            label="Show it there"
            of={words}
            onClick={() => void act(post('/desk/show', { file, path, home }), `Added to “${home}”.`)}
          />
        </>
      )}
    </li>
  );
}

/** What is saved, but shown nowhere, with the lists that could show it. @param of limits it to one file */
export function NotShown({ of }: { of?: string }) {
  const { data } = useDesk();
  const things = data.notShown.filter(({ file }) => of === undefined || file === of);
  if (things.length === 0) return null;
  return (
    <div className="message">
      <p>Saved, but shown nowhere:</p>
      <ul className="rows rows--plain">
        {things.map((thing) => (
          <Thing key={[thing.file, ...thing.path].join('.')} {...thing} />
        ))}
      </ul>
    </div>
  );
}
