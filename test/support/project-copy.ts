import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

/** A copy of the project that tests can change, with the same packages. */
export interface ProjectCopy {
  root: string;
  /** Reads a file. */
  read(file: string): string;
  /** Replaces a file as a whole, as editors and Git do. */
  write(file: string, text: string): void;
  /** Replaces text that occurs once in a file. @throws if it does not */
  edit(file: string, from: string, to: string): void;
  /** Runs a command in the copy. @returns its output @throws with its output if it fails */
  run(command: string, ...args: string[]): string;
}

/** Directories that the copy does not need. The modules of content, which every run of the tests makes, are copied too. */
const leftOut = ['.git', 'node_modules', 'dist', 'data', 'coverage', 'reports'];

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

/** Copies the project into a new directory. @param without further folders that are left out */
export function copyProject(without: readonly string[] = []): ProjectCopy {
  const root = temporaryDirectory();
  cpSync('.', root, {
    recursive: true,
    filter(file, target) {
      if ([...leftOut, ...without].includes(file)) return false;
      return !(pictureFiles.test(file) && isLinked(file, target));
    },
  });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH } = process.env;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    const target = path.join(root, file);
    // Never half-written: a desk or server may read it meanwhile.
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  };
  return {
    root,
    read,
    write,
    edit(file, from, to) {
      const parts = read(file).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
      write(file, parts.join(to));
    },
    run: (command, ...args) =>
      execFileSync(command, args, {
        cwd: root,
        // Without Jest's variables of this run.
        env: { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}
