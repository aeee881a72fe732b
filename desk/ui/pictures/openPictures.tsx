import type { PictureList } from '../../pictures/pictureApi';
import { callApi } from '../api';
import { openDialog } from '../dialog';
import type { DeskState } from '../frame/DeskContext';
import { picturesAddress } from './address';
import { PictureForm } from './PictureForm';

interface Opened {
  /** The name of the picture to change; undefined to add new pictures. */
  name?: string | undefined;
  /** The room whose gallery new pictures are added to. */
  room?: string | undefined;
}

/** Opens a picture's form, or the forms of new pictures one after another. @returns the names of the saved pictures */
export async function openPictures({ act }: DeskState, { name, room }: Opened): Promise<string[]> {
  const { data } = await callApi<PictureList>('GET', picturesAddress);
  const picture = data?.pictures.find((each) => each.name === name);
  const title = picture ? `Picture ${picture.name}` : 'New picture';
  const names: string[] = [];
  let files: readonly File[] = [];
  do {
    const saved = await openDialog<[name: string, next: readonly File[]]>(title, (end) => (
      <PictureForm
        {...{ picture, room, files }}
        onEnd={(done, more = []) => end(done === undefined ? undefined : [done, more])}
      />
    ));
    if (!saved) break;
    names.push(saved[0]);
    files = saved[1];
    await act(undefined, `Picture ${saved[0]} was saved.`);
  } while (files.length > 0);
  return names;
}
