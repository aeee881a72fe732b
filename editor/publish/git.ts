/** Git as the desk uses it: a program on this computer, asked with words and never with a shell. */
import { spawn } from 'node:child_process';

/** A command that failed, with what it printed. */
export class GitError extends Error {
  constructor(
    command: string,
    readonly output: string,
  ) {
    super(`git ${command}: ${output.trim()}`);
    this.name = 'GitError';
  }
}

interface Options {
  input?: string;
  env?: Record<string, string>;
  /** Ends the command after so many ms. */
  timeout?: number;
}

/** Asks nothing at a terminal, and always answers in the same language. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };

/**
 * Commands in one folder.
 * @param root the project's folder
 */
export function createGit(root: string) {
  function bytes(args: readonly string[], { input, env, timeout }: Options = {}): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const child = spawn('git', args, {
        cwd: root,
        env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...process.env, ...quiet, ...env },
        stdio: 'pipe',
        ...(timeout && { timeout }),
      });
      const out: Buffer[] = [];
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
      child.stderr.on('data', (chunk) => (printed += String(chunk)));
      child.stdin.on('error', () => {}); // A command that ends early does not read to the end.
      child.on('error', (error) => reject(new GitError(args.join(' '), error.message)));
      child.on('close', (code) => {
        if (code === 0) return resolve(Buffer.concat(out));
        reject(
          new GitError(args.join(' '), printed || Buffer.concat(out).toString() || `ended with ${code}`),
        );
      });
      child.stdin.end(input);
    });
  }

  const text = async (args: readonly string[], options?: Options) =>
    (await bytes(args, options)).toString().trimEnd();

  return {
    bytes,
    /** What a command prints. @throws GitError */
    text,
    /** What a command prints; undefined where it fails, as a question for something that is not there does. */
    ask: (args: readonly string[], options?: Options): Promise<string | undefined> =>
      text(args, options).catch(() => undefined),
    /** A file's bytes in a commit or tree; undefined where it has none. */
    file: (commit: string, path: string): Promise<Buffer | undefined> =>
      bytes(['cat-file', 'blob', `${commit}:${path}`]).catch(() => undefined),
    /** The bytes of many objects by their names. */
    async blobs(names: readonly string[]): Promise<Map<string, Buffer>> {
      if (names.length === 0) return new Map();
      const all = await bytes(['cat-file', '--batch'], { input: `${names.join('\n')}\n` });
      const found = new Map<string, Buffer>();
      let at = 0;
      for (const name of names) {
        const lineEnd = all.indexOf(10, at);
        const size = Number(all.toString('latin1', at, lineEnd).split(' ')[2]);
        found.set(name, all.subarray(lineEnd + 1, lineEnd + 1 + size));
        at = lineEnd + 1 + size + 1; // A line end follows each.
      }
      return found;
    },
  };
}

export type Git = ReturnType<typeof createGit>;
