/** Git as the desk uses it: a program on this computer, asked with words and never with a shell. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

const run = promisify(execFile);

/**
 * Commands in one folder.
 * @param root the project's folder
 */
export function createGit(root: string) {
  async function bytes(args: readonly string[], { input, env, timeout }: Options = {}): Promise<Buffer> {
    const done = run('git', args, {
      cwd: root,
      env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...process.env, ...quiet, ...env },
      encoding: 'buffer',
      maxBuffer: Number.POSITIVE_INFINITY,
      ...(timeout && { timeout }),
    });
    done.child.stdin?.on('error', () => {}); // A command that ends early does not read to the end.
    done.child.stdin?.end(input);
    try {
      return (await done).stdout;
    } catch (error) {
      const { stdout, stderr, message } = error as Error & { stdout?: Buffer; stderr?: Buffer };
      throw new GitError(args.join(' '), [stderr, stdout].map(String).find((each) => each !== '') ?? message);
    }
  }

  const text = async (args: readonly string[], options?: Options) =>
    (await bytes(args, options)).toString().trimEnd();

  return {
    /** What a command prints. @throws GitError */
    text,
    /** What a command prints; undefined where it fails, as a question for something that is not there does. */
    ask: (args: readonly string[], options?: Options): Promise<string | undefined> =>
      text(args, options).catch(() => undefined),
    /** The bytes of an object: of its name, or of a file in a commit as 'commit:path'; undefined where there is none. */
    blob: (name: string): Promise<Buffer | undefined> =>
      bytes(['cat-file', 'blob', name]).catch(() => undefined),
  };
}

export type Git = ReturnType<typeof createGit>;
