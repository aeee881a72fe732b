import { useEffect, useRef, useState } from 'react';
import type { DeskPicture } from '../../pictures/types';
import { Question } from '../frame/Question';
import { Refusal } from '../Refusal';
import { PictureForm } from './PictureForm';
import { pictureAddress } from './pictureAddress';
import { usePictures } from './usePictures';

/** What is open beside the list: nothing, a new picture, or one that is there. */
type Open = { kind: 'none' } | { kind: 'new' } | { kind: 'picture'; picture: DeskPicture };

interface PicturesPageProps {
  /** The name of the picture to begin with, as it was clicked on the page. */
  wanted: string | undefined;
  say(words: string): void;
  onChange(): void;
  /** Told whether leaving loses work. */
  onUnsaved(isUnsaved: boolean): void;
}

/** All pictures, where each is used, and what can be done with them. */
export function PicturesPage({ wanted, say, onChange, onUnsaved }: PicturesPageProps) {
  const pictures = usePictures(onChange);
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [shown, setShown] = useState<'all' | 'unused'>('all');
  const [removing, setRemoving] = useState<DeskPicture>();
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = pictures;
  const { kind } = open;
  // Another part begins at its top, for eyes and for those who listen.
  const isFirst = useRef(true);
  useEffect(() => {
    if (kind !== 'none') isFirst.current = false;
    if (isFirst.current) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  const begunWith = useRef<string>(undefined);
  useEffect(() => {
    const picture = list?.pictures.find(({ name }) => name === wanted);
    if (!picture || begunWith.current === wanted) return;
    begunWith.current = wanted;
    setOpen({ kind: 'picture', picture });
  }, [list, wanted]);
  if (!list) return null;
  const close = () => {
    onUnsaved(false);
    setOpen({ kind: 'none' });
  };

  const unused = list.problem ? [] : list.pictures.filter(({ uses }) => uses.length === 0);
  const listed = shown === 'all' ? list.pictures : unused;
  if (open.kind !== 'none') {
    const picture = open.kind === 'picture' ? open.picture : undefined;
    return (
      <div className="page">
        <h2 ref={heading} tabIndex={-1}>
          {picture ? `Picture ${picture.name}` : 'A new picture'}
        </h2>
        {picture && <p className="note">{usesOf(picture)}</p>}
        <PictureForm
          picture={picture}
          rooms={list.rooms}
          pictures={pictures}
          onEdit={() => onUnsaved(true)}
          onCancel={close}
          onSaved={(name) => {
            close();
            say(`Picture ${name} is saved.`);
          }}
        />
      </div>
    );
  }
  return (
    <div className="page">
      <h2 ref={heading} tabIndex={-1}>
        Pictures
      </h2>
      <div className="pictures__bar">
        <button type="button" className="button button--strong" onClick={() => setOpen({ kind: 'new' })}>
          Add a picture
        </button>
        <label>
          <input
            type="checkbox"
            checked={shown === 'unused'}
            onChange={({ target }) => setShown(target.checked ? 'unused' : 'all')}
          />{' '}
          Only those that the site does not show ({unused.length})
        </label>
      </div>
      <Refusal words={refusal || list.problem} />
      {listed.length === 0 && <p className="note">The site shows every picture.</p>}
      <ul className="rows">
        {listed.map((picture) => (
          <li key={picture.name} className="row picture-row">
            <img src={pictureAddress(picture, 320)} alt={picture.alt} loading="lazy" />
            <div>
              <h3 className="row__name">{picture.name}</h3>
              <p>{picture.alt}</p>
              <p className="note">{list.problem ? '' : usesOf(picture)}</p>
              <div className="row__buttons">
                <button
                  type="button"
                  className="small-button"
                  aria-label={`Change or replace: ${picture.name}`}
                  onClick={() => setOpen({ kind: 'picture', picture })}
                >
                  Change or replace
                </button>
                <button
                  type="button"
                  className="small-button"
                  aria-label={`Delete: ${picture.name}`}
                  onClick={() => {
                    setRefusal('');
                    setRemoving(picture);
                  }}
                >
                  Delete
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {removing && (
        <Question
          title={removing.uses.length > 0 ? `${removing.name} is in use` : `Delete ${removing.name}?`}
          no={{ label: 'Keep it', act: () => setRemoving(undefined) }}
          yes={
            removing.uses.length > 0
              ? { label: 'All right', act: () => setRemoving(undefined) }
              : {
                  label: 'Delete',
                  act: async () => {
                    setRemoving(undefined);
                    const refused = await pictures.remove(removing.name);
                    setRefusal(refused ?? '');
                    if (!refused) say(`Picture ${removing.name} is deleted.`);
                  },
                }
          }
        >
          <p>
            {removing.uses.length > 0
              ? `${usesOf(removing)} Choose another picture there first.`
              : 'The site does not show it. Once it was published it can be brought back.'}
          </p>
        </Question>
      )}
    </div>
  );
}

const inWords = new Intl.ListFormat('en-US');

const usesOf = ({ uses }: DeskPicture): string =>
  uses.length > 0 ? `Shown at ${inWords.format(uses)}.` : 'The site does not show it.';
