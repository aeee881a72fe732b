import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A failed command, with its output. */
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
  env?: Record<string, string>;
  /** In ms. */
  timeout?: number;
}

/** No terminal prompts, and untranslated output. */
const nonInteractive = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };

const run = promisify(execFile);

/** Runs Git commands in a folder, without a shell. */
export function createGit(root: string) {
  async function bytes(args: readonly string[], { env, timeout }: Options = {}): Promise<Buffer> {
    const running = run('git', args, {
      cwd: root,
      env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...process.env, ...nonInteractive, ...env },
      encoding: 'buffer',
      maxBuffer: Number.POSITIVE_INFINITY,
      ...(timeout && { timeout }),
    });
    running.child.stdin?.end();
    try {
      return (await running).stdout;
    } catch (error) {
      const { stdout, stderr, message } = error as Error & { stdout?: Buffer; stderr?: Buffer };
      throw new GitError(args.join(' '), [stderr, stdout].map(String).find((each) => each !== '') ?? message);
    }
  }
  const text = async (args: readonly string[], options?: Options) =>
    (await bytes(args, options)).toString().trimEnd();
  const tryText = (args: readonly string[]) => text(args).catch(() => undefined);

  return {
    /** A command's output. @throws GitError */
    text,
    /** A command's output; undefined if it fails, such as a lookup of something that doesn't exist. */
    tryText,
    /** Whether a command succeeds. */
    ok: async (args: readonly string[]) => (await tryText(args)) !== undefined,
    /** A command's output, split at NUL characters. */
    list: async (args: readonly string[]) => (await text(args)).split('\0').filter(Boolean),
    /** The contents of 'commit:path'; undefined if it doesn't exist. */
    blob: (name: string): Promise<Buffer | undefined> =>
      bytes(['cat-file', 'blob', name]).catch(() => undefined),
  };
}

export type Git = ReturnType<typeof createGit>;
