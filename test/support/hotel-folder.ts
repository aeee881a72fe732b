import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { sampleDirectory } from './sample';

/** A copy of the sample hotel's folder whose content tests can change; its pictures are the same. */
export interface HotelFolder {
  directory: string;
  /** Replaces a file of content/ as a whole, as editors and Git do: a server may read it meanwhile. */
  write(file: string, text: string): void;
  /** Replaces a file of content/ by the sample hotel's. */
  restore(file: string): void;
  /** Changes a JSON file of content/. */
  // biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the server checks.
  edit(file: string, change: (value: any) => void): void;
}

export function copyHotel(): HotelFolder {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'content/from'), { recursive: true });
  cpSync(path.join(sampleDirectory, 'content'), path.join(directory, 'content'), { recursive: true });
  for (const folder of ['media', 'public'])
    symlinkSync(path.join(sampleDirectory, folder), path.join(directory, folder));
  const place = (file: string) => path.join(directory, 'content', file);
  function write(file: string, text: string) {
    writeFileSync(`${place(file)}.new`, text);
    renameSync(`${place(file)}.new`, place(file));
  }
  return {
    directory,
    write,
    restore: (file) => write(file, readFileSync(path.join(sampleDirectory, 'content', file), 'utf8')),
    edit(file, change) {
      const value = JSON.parse(readFileSync(place(file), 'utf8'));
      change(value);
      write(file, JSON.stringify(value, null, 2));
    },
  };
}
