import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';

/** A copy of the sample hotel's folder that tests can change. */
export interface HotelCopy {
  root: string;
  /** Reads a file. */
  read(file: string): string;
  /** Replaces a file as a whole, as editors and Git do. */
  write(file: string, text: string): void;
  /** Runs a command in the copy. @returns its output @throws with its output if it fails */
  run(command: string, ...args: string[]): string;
}

const hotel = ['content', 'media', 'public'];

/** What runs the site and the desk. */
const program = [
  ...['client', 'desk', 'scripts', 'server', 'shared', 'tools'],
  ...['.env.example', 'package.json', 'tsconfig.json', 'tsconfig.base.json'],
];

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

function copyOf(files: readonly string[]): HotelCopy {
  const root = temporaryDirectory();
  for (const file of files)
    cpSync(file, path.join(root, file), {
      recursive: true,
      filter: (each, target) => !(pictureFiles.test(each) && isLinked(each, target)),
    });
  const { PATH, HOME } = process.env;
  return {
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    write(file, text) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      // Never half-written: a desk or server may read it meanwhile.
      writeFileSync(`${target}.new`, text);
      renameSync(`${target}.new`, target);
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

/** Copies the sample hotel's folder with its pictures, to which a desk adds. */
export const copyWholeHotel = (): HotelCopy => copyOf(hotel);

/** Copies the hotel together with the program, which is built there. */
export function copyProject(): HotelCopy {
  const copy = copyOf([...hotel, ...program]);
  symlinkSync(path.resolve('node_modules'), path.join(copy.root, 'node_modules'));
  return copy;
}
