/** Why a change was not made, as one or more sentences for the owner; `status` is HTTP's. */
export class Refusal extends Error {
  constructor(
    readonly status: 404 | 409 | 413 | 422 | 502,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

const notAllowed = 'This computer does not let the desk write there.';
const isFull = 'The disk of this computer is full: make room, and try again.';

/** What the file system refuses, by its code. */
const diskSentences: Readonly<Record<string, string>> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
};

/** An error as sentences for the owner; an unexpected one is logged with its stack. */
export function inSentences(error: unknown, say: (line: string) => void): string {
  if (error instanceof Refusal) return error.message;
  const { stack, code = '' } = error as Error & { code?: string };
  say(String(stack));
  const why =
    diskSentences[code] ?? 'Something went wrong at the desk; the window in which it was started shows more.';
  return `${why} Nothing was changed; what you typed is still here.`;
}
