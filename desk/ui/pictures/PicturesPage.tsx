import { useEffect, useRef, useState } from 'react';
import type { DeskPicture, PictureList } from '../../pictures/types';
import { ask } from '../ask';
import { Button } from '../Button';
import { askInDialog } from '../dialog';
import { useDesk } from '../frame/DeskContext';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { pictureAddress, picturesAddress } from './address';
import { PictureForm } from './PictureForm';

const inWords = new Intl.ListFormat('en-US');

const usesOf = ({ uses }: DeskPicture): string =>
  uses.length > 0 ? `Shown at ${inWords.format(uses)}.` : 'The site does not show it.';

/** All pictures, as the desk's server has them after the last change. */
export const usePictures = () => useData<PictureList>(picturesAddress, useDesk().data).data;

/** The form of one picture, or of a new one. @param name a room's for its next picture; empty for another new one */
export function PicturePage({ name }: { name: string }) {
  const { act } = useDesk();
  const list = usePictures();
  const [files, setFiles] = useState<readonly File[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = list !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!list) return null;
  const picture = list.pictures.find((each) => each.name === name);
  return (
    <div className="page">
      <h2 ref={heading} tabIndex={-1}>
        {picture ? `Picture ${name}` : 'A new picture'}
      </h2>
      {picture && <p className="note">{usesOf(picture)}</p>}
      <PictureForm
        key={files.length}
        files={files}
        picture={picture}
        room={list.rooms.find(({ slug }) => slug === name)?.slug}
        rooms={list.rooms}
        onEnd={(saved, next = []) => {
          if (saved && next.length > 0) setFiles(next);
          else location.hash = 'pictures';
          if (saved) void act(undefined, `Picture ${saved} is saved.`);
        }}
      />
    </div>
  );
}

/** All pictures, where each is used, and what can be done with them. */
export function PicturesPage() {
  const { act } = useDesk();
  const list = usePictures();
  const [isAll, setAll] = useState(true);
  if (!list) return null;

  async function remove(picture: DeskPicture) {
    const { name, isNeeded: isInUse } = picture;
    const isSure = await askInDialog({
      title: isInUse ? `${name} is in use` : `Delete ${name}?`,
      children: isInUse
        ? `${usesOf(picture)} Choose another picture there first.`
        : `${usesOf(picture)} Once it was published it can be brought back.`,
      no: 'Keep it',
      yes: isInUse ? 'All right' : 'Delete',
    });
    if (isSure && !isInUse)
      await act(ask('DELETE', `${picturesAddress}/${name}`), `Picture ${name} is deleted.`);
  }
  const unused = list.problem ? [] : list.pictures.filter(({ uses }) => uses.length === 0);
  const listed = isAll ? list.pictures : unused;
  return (
    <div className="page">
      <h2>Pictures</h2>
      <div className="line">
        <a className="button button--strong" href="#pictures/">
          Add pictures
        </a>
        <label className="tick">
          <input type="checkbox" checked={!isAll} onChange={({ target }) => setAll(!target.checked)} />
          Only those that the site does not show ({unused.length})
        </label>
      </div>
      <Refusal words={list.problem} />
      {listed.length === 0 && <p className="note">The site shows every picture.</p>}
      <ul className="rows">
        {listed.map((picture) => (
          <li key={picture.name} className="picture-row">
            <img src={pictureAddress(picture, 320)} alt={picture.alt} loading="lazy" />
            <div>
              <h3>{picture.name}</h3>
              <p>{picture.alt}</p>
              <p className="note">{list.problem ? '' : usesOf(picture)}</p>
              <div className="line">
                <a
                  className="button"
                  href={`#pictures/${picture.name}`}
                  aria-label={`Change or replace: ${picture.name}`}
                >
                  Change or replace
                </a>
                <Button label="Delete" of={picture.name} onClick={() => void remove(picture)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
