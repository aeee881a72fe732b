import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { sampleDirectory } from './hotel-source';

/** A copy of a hotel's folder that tests can change. File names are relative to the copy's root. */
export interface HotelFolder {
  root: string;
  read(file: string): string;
  /** Replaces a file atomically, as editors and Git do, because a desk or server may be reading the file. */
  write(file: string, text: string): void;
  /** Changes a JSON file. */
  // biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the server checks.
  edit(file: string, change: (value: any) => void): void;
  /** Runs a command in the copy. @returns the command's output @throws with that output if the command fails */
  run(command: string, ...args: string[]): string;
}

const folders = ['content', 'media', 'public'];

/** Pictures and films, which are hard-linked instead of copied, because nothing modifies these files in place. */
const pictureFiles = /\/(?:public\/)?media\/[^/]*\.(?:avif|jpg|mp4|webp)$/;

function isLinked(file: string, target: string): boolean {
  try {
    linkSync(file, target);
    return true;
  } catch {
    return false; // Hard links cannot lead to another disk.
  }
}

/** Copies the sample hotel's folder. */
export function copyHotel(): HotelFolder {
  const root = temporaryDirectory();
  for (const file of folders)
    cpSync(path.join(sampleDirectory, file), path.join(root, file), {
      recursive: true,
      filter: (each, target) => !(pictureFiles.test(each) && isLinked(each, target)),
    });
  const { PATH, HOME } = process.env;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  function write(file: string, text: string) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
  return {
    root,
    read,
    write,
    edit(file, change) {
      const value = JSON.parse(read(file));
      change(value);
      write(file, JSON.stringify(value, null, 2));
    },
    run: (command, ...args) =>
      execFileSync(command, args, {
        cwd: root,
        env: { PATH, HOME },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}
