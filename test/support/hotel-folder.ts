import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { sampleDirectory } from './sample';

/** A copy of a hotel's folder whose content tests can change; its pictures are the same. */
export interface HotelFolder {
  directory: string;
  /** Replaces a file of content/ as a whole, as editors and Git do: a server may read it meanwhile. */
  write(file: string, text: string): void;
  /** Replaces a file of content/ by that of the hotel. */
  restore(file: string): void;
  /** Changes a JSON file of content/. */
  // biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the server checks.
  edit(file: string, change: (value: any) => void): void;
}

/** @param from the hotel's folder; the sample hotel's, unless it is given */
export function copyHotel(from = sampleDirectory): HotelFolder {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'content/from'), { recursive: true });
  cpSync(path.join(from, 'content'), path.join(directory, 'content'), { recursive: true });
  for (const folder of ['media', 'public'])
    symlinkSync(path.resolve(from, folder), path.join(directory, folder));
  const place = (file: string) => path.join(directory, 'content', file);
  function write(file: string, text: string) {
    writeFileSync(`${place(file)}.new`, text);
    renameSync(`${place(file)}.new`, place(file));
  }
  return {
    directory,
    write,
    restore: (file) => write(file, readFileSync(path.join(from, 'content', file), 'utf8')),
    edit(file, change) {
      const value = JSON.parse(readFileSync(place(file), 'utf8'));
      change(value);
      write(file, JSON.stringify(value, null, 2));
    },
  };
}
