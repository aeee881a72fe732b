import { useCallback, useEffect, useState } from 'react';
import type { PictureList, PictureProgress, PictureRequest, Upload } from '../../pictures/types';
import { away } from '../ask';
import { postForLines } from '../lines';

const address = '/desk/pictures';

/** How far the making of a picture is. */
export interface Progress {
  done: number;
  of: number;
}

/** The pictures, and what can be done with them. Each act answers with the sentence that refuses it, or nothing. */
export function usePictures(onChange: () => void) {
  const [list, setList] = useState<PictureList>();
  const [progress, setProgress] = useState<Progress>();

  const load = useCallback(async () => {
    const answer = await fetch(address);
    if (answer.ok) setList((await answer.json()) as PictureList);
  }, []);
  useEffect(() => void load(), [load]);

  return {
    list,
    progress,
    /** Takes a photograph in. @returns what became of it, or the sentence that refuses it */
    async take(file: File): Promise<Upload | string> {
      try {
        const answer = await fetch(`${address}/uploads?${new URLSearchParams({ file: file.name })}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: file,
        });
        return answer.ok ? ((await answer.json()) as Upload) : await answer.text();
      } catch {
        return away;
      }
    },
    async save(request: PictureRequest): Promise<string | undefined> {
      setProgress({ done: 0, of: 1 });
      const last = await postForLines<PictureProgress>(address, request, (line) => {
        if ('done' in line) setProgress(line);
      });
      setProgress(undefined);
      if ('error' in last) return last.error;
      await load();
      onChange();
      return undefined;
    },
    async remove(name: string): Promise<string | undefined> {
      try {
        const answer = await fetch(`${address}/${name}`, { method: 'DELETE' });
        if (!answer.ok) return await answer.text();
      } catch {
        return away;
      }
      await load();
      onChange();
      return undefined;
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
