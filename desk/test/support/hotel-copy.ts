import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';

/** A copy of the sample hotel's folder that tests can change. */
export interface HotelCopy {
  root: string;
  /** Reads a file. */
  read(file: string): string;
  /** Runs a command in the folder. @returns its output @throws with its output if it fails */
  run(command: string, ...args: string[]): string;
  /** Replaces a file as a whole, as editors and Git do. */
  write(file: string, text: string): void;
}

const hotel = ['content', 'media', 'public'];

/** Linked instead of copied: nothing writes into such a file, but puts another one in its place. */
const pictureFiles = /^(public\/)?media\/.*\.(avif|jpg|mp4|webp)$/;

function isLinked(file: string, target: string): boolean {
  try {
    linkSync(file, target);
    return true;
  } catch {
    return false; // The temporary directory is on another disk.
  }
}

/** Copies the sample hotel's folder with its pictures, to which a desk adds. */
export function copyHotel(): HotelCopy {
  const root = temporaryDirectory();
  for (const file of hotel)
    cpSync(file, path.join(root, file), {
      recursive: true,
      filter: (each, target) => !(pictureFiles.test(each) && isLinked(each, target)),
    });
  return hotelAt(root);
}

/** A hotel's folder. */
export function hotelAt(root: string): HotelCopy {
  return {
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    run: (command, ...args) =>
      execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    write(file, text) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      // Never half-written: a desk or server may read it meanwhile.
      writeFileSync(`${target}.new`, text);
      renameSync(`${target}.new`, target);
    },
  };
}
