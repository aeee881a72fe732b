import { useEffect } from 'react';
import { type DeskPicture, type PictureList, usesUnknown } from '../../pictures/pictureApi';
import { callApi } from '../api';
import { Button } from '../Button';
import { confirmed } from '../dialog';
import { useDesk } from '../frame/DeskContext';
import { useHash } from '../frame/urlHash';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { pictureAddress, picturesAddress } from './address';
import { openPictures } from './openPictures';

const listFormat = new Intl.ListFormat('en-US');

const usesOf = ({ uses }: DeskPicture): string =>
  uses.length > 0 ? `Used in ${listFormat.format(uses.map(({ words }) => words))}.` : 'Not used on the site.';

/** Lists all pictures with their uses, and buttons to change them. A picture's name in the URL opens its form. */
export function PicturesPage() {
  const desk = useDesk();
  const { data: list } = useData<PictureList>(picturesAddress, desk.data);
  const [, wanted] = useHash().split('?');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (wanted)
      void openPictures(desk, { name: wanted }).then(() => {
        location.hash = 'pictures';
      });
  }, [wanted]);
  if (!list) return null;

  async function remove(picture: DeskPicture) {
    const { name } = picture;
    const text = `${usesOf(picture)} If it has been published, it can be restored.`;
    if (await confirmed(`Delete ${name}?`, text, 'Delete'))
      await desk.act(callApi('DELETE', `${picturesAddress}/${name}`), `Picture ${name} was deleted.`);
  }
  return (
    <div className="page">
      <h2>Pictures</h2>
      <div className="line">
        <Button label="Add pictures" className="button--strong" onClick={() => void openPictures(desk, {})} />
      </div>
      {list.errors.length > 0 && <Refusal words={`${usesUnknown}:`} errors={list.errors} />}
      <ul className="rows">
        {list.pictures.map((picture) => (
          <li key={picture.name} className="picture-row">
            <img src={pictureAddress(picture, 320)} alt={picture.alt} loading="lazy" />
            <div>
              <h3>{picture.name}</h3>
              <p>{picture.alt}</p>
              <p className="note">{list.errors.length > 0 ? '' : usesOf(picture)}</p>
              <div className="line">
                <Button
                  label="Change or replace"
                  of={picture.name}
                  onClick={() => void openPictures(desk, { name: picture.name })}
                />
                <Button label="Delete" of={picture.name} onClick={() => void remove(picture)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
