import path from 'node:path';
import type { Disk, FileFacts, OpenFile } from '../../server/mail/disk';

interface Inode {
  /** What a process reads. */
  text: string;
  /** What survives a power cut. */
  synced: string;
  mtimeMs: number;
}

/** A change of a directory that no fsync has made lasting yet. */
interface Change {
  directories: readonly string[];
  apply(names: Map<string, Inode>): void;
}

/** An error as the system gives it. */
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** Never resolves: the process that asked has died. */
const dead = () => new Promise<never>(() => undefined);

interface Options {
  /** In ms since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

/**
 * A disk in memory, as hard to its users as POSIX allows: what was written without fsync may be lost at a power cut, and
 * so may a new name, a rename or a removal in a directory without fsync. Operations can be made to fail, and the
 * process can be made to die before any of them.
 */
export function createSimulatedDisk({ now, random }: Options) {
  const directories = new Set(['/']);
  /** As processes see them, and as a power cut would leave them. */
  let names = new Map<string, Inode>();
  const lasting = new Map<string, Inode>();
  let changes: Change[] = [];
  /** Which process lives; the disk does nothing for others. */
  let life = 0;
  let operationsLeft = Number.POSITIVE_INFINITY;
  let onDeath: () => void = () => undefined;
  let fault: { code: string; isWrite: boolean; likelihood: number } | undefined;

  function change(files: readonly string[], apply: Change['apply']): void {
    apply(names);
    changes.push({ directories: files.map((file) => path.dirname(file)), apply });
  }

  function inodeOf(file: string): Inode {
    const inode = names.get(file);
    if (!inode) throw systemError('ENOENT');
    return inode;
  }

  /** Makes the changes of a directory last, in their order. */
  function syncDirectory(directory: string): void {
    const concerned = changes.filter((each) => each.directories.includes(directory));
    for (const each of concerned) each.apply(lasting);
    changes = changes.filter((each) => !concerned.includes(each));
  }

  /** The functions for the process that lives now. */
  function functions(): Disk {
    const own = life;

    /** Lets an operation happen, fail, or be the moment of death. */
    async function begin(isWrite: boolean): Promise<void> {
      if (own !== life) return dead();
      operationsLeft -= 1;
      if (operationsLeft < 0) {
        onDeath();
        return dead();
      }
      if (fault && fault.isWrite === isWrite && random() < fault.likelihood) throw systemError(fault.code);
    }

    function openFile(inode: Inode): OpenFile {
      return {
        async writeFile(text) {
          await begin(true);
          inode.text = text;
          inode.mtimeMs = now();
        },
        async sync() {
          await begin(true);
          inode.synced = inode.text;
        },
        chown: async () => undefined,
        close: async () => undefined,
      };
    }

    return {
      async mkdir(directory) {
        await begin(true);
        if (directories.has(directory)) throw systemError('EEXIST');
        if (!directories.has(path.dirname(directory))) throw systemError('ENOENT');
        directories.add(directory);
      },
      async open(file, flags) {
        await begin(flags === 'w');
        if (directories.has(file)) {
          return { ...openFile({ text: '', synced: '', mtimeMs: 0 }), sync: async () => syncDirectory(file) };
        }
        const known = names.get(file);
        if (flags === 'r') return openFile(inodeOf(file));
        const inode = known ?? { text: '', synced: '', mtimeMs: now() };
        inode.text = '';
        if (!known) change([file], (all) => all.set(file, inode));
        return openFile(inode);
      },
      async readdir(directory) {
        await begin(false);
        if (!directories.has(directory)) throw systemError('ENOENT');
        return [...names.keys()]
          .filter((file) => path.dirname(file) === directory)
          .map((file) => path.basename(file));
      },
      async readFile(file) {
        await begin(false);
        return inodeOf(file).text;
      },
      async rename(from, to) {
        await begin(true);
        const inode = inodeOf(from);
        change([from, to], (all) => {
          all.delete(from);
          all.set(to, inode);
        });
      },
      async rm(file) {
        await begin(true);
        if (names.has(file)) change([file], (all) => all.delete(file));
      },
      async lstat(file): Promise<FileFacts> {
        await begin(false);
        if (directories.has(file)) return { isFile: () => false, size: 0, mtimeMs: 0, uid: 0, gid: 0 };
        const { text, mtimeMs } = inodeOf(file);
        return { isFile: () => true, size: text.length, mtimeMs, uid: 0, gid: 0 };
      },
    };
  }

  return {
    functions,
    /** Kills the process before the operation after so many more; `died` is called then. */
    killAfter(operations: number, died: () => void): void {
      operationsLeft = operations;
      onDeath = died;
    },
    /** Makes reads or writes fail with a likelihood from 0 to 1, until it is called without anything. */
    fail(next?: typeof fault): void {
      fault = next;
    },
    /** The end of a process; with a power cut, what was not synced is lost in part. */
    crash({ powerCut }: { powerCut: boolean }): void {
      life += 1;
      operationsLeft = Number.POSITIVE_INFINITY;
      if (!powerCut) return;
      const kept = Math.floor(random() * (changes.length + 1));
      for (const each of changes.slice(0, kept)) each.apply(lasting);
      for (const inode of lasting.values()) {
        // Of what was written since the last fsync, nothing, a part or all has reached the disk.
        const written = Math.floor(random() * (inode.text.length + 1));
        if (inode.text !== inode.synced)
          inode.text = random() < 0.5 ? inode.synced : inode.text.slice(0, written);
        inode.synced = inode.text;
      }
      names = new Map(lasting);
      changes = [];
    },
    /** Puts a file there as somebody else would. */
    put(file: string, text: string): void {
      const inode = { text, synced: text, mtimeMs: now() };
      names.set(file, inode);
      lasting.set(file, inode);
    },
    /** Every file with its text. */
    files: (): [string, string][] => [...names].map(([file, { text }]) => [file, text]),
  };
}

export type SimulatedDisk = ReturnType<typeof createSimulatedDisk>;
