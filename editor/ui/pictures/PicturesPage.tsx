import { useEffect, useRef, useState } from 'react';
import type { DeskPicture, PictureList } from '../../pictures/types';
import { ask } from '../ask';
import { Button } from '../Button';
import { confirmed } from '../frame/Question';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { PictureForm } from './PictureForm';
import { pictureAddress, picturesAddress } from './pictureAddress';

interface PicturesPageProps {
  /** The name of the picture to begin with, as it was clicked on the page. */
  wanted: string | undefined;
  /** Whether the form has something that is not saved. */
  isUnsaved: boolean;
  onUnsaved(isUnsaved: boolean): void;
  say(words: string): void;
  onChange(): void;
}

/** All pictures, where each is used, and what can be done with them. */
export function PicturesPage({ wanted, isUnsaved, onUnsaved, say, onChange }: PicturesPageProps) {
  const { data: list, load } = useData<PictureList>(picturesAddress);
  /** The picture whose form is open, or a new one. */
  const [open, setOpen] = useState<DeskPicture | 'new'>();
  const [isAll, setAll] = useState(true);
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const begunWith = useRef<string>(undefined);

  useEffect(() => {
    const picture = list?.pictures.find(({ name }) => name === wanted);
    if (!picture || isUnsaved || begunWith.current === wanted) return;
    begunWith.current = wanted;
    setOpen(picture);
  }, [list, wanted, isUnsaved]);
  // Another part begins at its top, for eyes and for those who listen.
  const isFirst = useRef(true);
  useEffect(() => {
    if (open) isFirst.current = false;
    if (isFirst.current) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [open]);
  if (!list) return null;

  async function changed(said: string) {
    say(said);
    await load();
    onChange();
  }
  function close() {
    onUnsaved(false);
    setOpen(undefined);
  }
  async function remove(picture: DeskPicture) {
    const { name, isNeeded: isInUse } = picture;
    const isSure = await confirmed({
      title: isInUse ? `${name} is in use` : `Delete ${name}?`,
      text: isInUse
        ? `${usesOf(picture)} Choose another picture there first.`
        : `${usesOf(picture)} Once it was published it can be brought back.`,
      no: 'Keep it',
      yes: isInUse ? 'All right' : 'Delete',
    });
    if (!isSure || isInUse) return;
    const { refusal: refused } = await ask('DELETE', `${picturesAddress}/${name}`);
    setRefusal(refused ?? '');
    if (!refused) await changed(`Picture ${name} is deleted.`);
  }

  if (open) {
    const picture = open === 'new' ? undefined : open;
    return (
      <div className="page">
        <h2 ref={heading} tabIndex={-1}>
          {picture ? `Picture ${picture.name}` : 'A new picture'}
        </h2>
        {picture && <p className="note">{usesOf(picture)}</p>}
        <PictureForm
          key={picture?.name}
          picture={picture}
          rooms={list.rooms}
          onEdit={() => onUnsaved(true)}
          onCancel={close}
          onSaved={(name) => {
            close();
            void changed(`Picture ${name} is saved.`);
          }}
        />
      </div>
    );
  }
  const unused = list.problem ? [] : list.pictures.filter(({ uses }) => uses.length === 0);
  const listed = isAll ? list.pictures : unused;
  return (
    <div className="page">
      <h2 ref={heading} tabIndex={-1}>
        Pictures
      </h2>
      <div className="line">
        <Button label="Add a picture" strong onClick={() => setOpen('new')} />
        <label>
          <input type="checkbox" checked={!isAll} onChange={({ target }) => setAll(!target.checked)} /> Only
          those that the site does not show ({unused.length})
        </label>
      </div>
      <Refusal words={refusal || list.problem} />
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
                <Button label="Change or replace" of={picture.name} onClick={() => setOpen(picture)} />
                <Button label="Delete" of={picture.name} onClick={() => void remove(picture)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const inWords = new Intl.ListFormat('en-US');

const usesOf = ({ uses }: DeskPicture): string =>
  uses.length > 0 ? `Shown at ${inWords.format(uses)}.` : 'The site does not show it.';
