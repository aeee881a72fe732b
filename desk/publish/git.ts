import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../content/refusal';

const notSetUp =
  'This computer is not set up for publishing yet: docs/publishing.md has the steps, or ask your host.';

/** Messages that tell the owner what to do about an error, by a pattern for Git's own message. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /spawn git ENOENT/,
    'Git is not installed on this computer, so nothing can be published: docs/publishing.md has the steps, or ask your host.',
  ],
  [/not a git repository|needed a single revision/i, notSetUp],
  [
    /\.lock'?: File exists/i,
    'Another program is working on the site’s versions on this computer. Nothing was published; try again in a few minutes.',
  ],
  [/no space left|disk quota/i, 'This computer’s disk is full: free up some space, and try again.'],
  [
    /permission denied|read-only file system|insufficient permission/i,
    'The desk has no permission to save versions on this computer. Nothing was published; ask your host.',
  ],
  [
    /corrupt|bad (?:object|signature)|missing (?:blob|tree|commit)|index file/i,
    'The site’s versions on this computer are damaged. Nothing was published, and nothing you saved is lost; ask your host.',
  ],
];
const unknownRemedy =
  'The version could not be saved. Nothing was published; ask your host, who finds the reason in the window where the desk was started.';

/** A failed command. The message tells the owner what to do, and the log has Git's own message. */
export class GitError extends Refusal {
  constructor(
    command: string,
    readonly output: string,
  ) {
    const [, remedy = unknownRemedy] = remedies.find(([pattern]) => pattern.test(output)) ?? [];
    super(409, remedy, `git ${command}: ${output.trim()}`);
    this.name = 'GitError';
  }
}

interface Options {
  env?: Record<string, string>;
  /** The time limit in ms. */
  timeout?: number;
}

/** Variables that turn off prompts, editors, and translated output. */
const nonInteractive = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };

/** Git trusts the folder regardless of its owner, because the operator chose it. Git runs no hooks from the folder. */
const settings = ['safe.directory=*', 'core.hooksPath=/dev/null', 'core.fsmonitor=false'];
const settingArgs = settings.flatMap((setting) => ['-c', setting]);

const run = promisify(execFile);

/** Runs Git commands in a folder, without a shell. */
export function createGit(root: string) {
  async function bytes(args: readonly string[], { env, timeout }: Options = {}): Promise<Buffer> {
    const running = run('git', [...settingArgs, ...args], {
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
    /** A command's output; undefined if the command fails, for example because a ref doesn't exist. */
    tryText,
    /** Whether a command succeeds. */
    ok: async (args: readonly string[]) => (await tryText(args)) !== undefined,
    /** A command's output, split at NUL characters. */
    list: async (args: readonly string[]) => (await text(args)).split('\0').filter(Boolean),
    /** The contents of 'commit:path'; undefined if the file doesn't exist. */
    blob: (name: string): Promise<Buffer | undefined> =>
      bytes(['cat-file', 'blob', name]).catch(() => undefined),
  };
}

export type Git = ReturnType<typeof createGit>;
