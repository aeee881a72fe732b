import type { OwnerError } from './ownerError';

/** The reason why a change was not made, in one or more sentences for the owner, with an HTTP status. */
export class Refusal extends Error {
  /** @param details another program's message, for the log @param errors the errors to fix first */
  constructor(
    readonly status: 404 | 409 | 413 | 422 | 502,
    message: string,
    readonly details?: string,
    readonly errors: readonly OwnerError[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Thrown for a change that is probably a mistake and that the owner hasn't confirmed. */
export class NeedsConfirmation extends Error {
  /** @param questions a sentence for each reason */
  constructor(readonly questions: readonly string[]) {
    super(questions.join(' '));
    this.name = 'NeedsConfirmation';
  }
}

const notAllowed = 'The desk has no permission to save on this computer.';
const diskFull = 'This computer’s disk is full: free up some space, and try again.';

/** Messages for file system errors, keyed by code. */
const diskMessages: Readonly<Record<string, string>> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
};

/** Describes an error to the owner in sentences. Logs the stack of an unexpected error. */
export function messageForOwner(error: unknown, log: (line: string) => void): string {
  if (error instanceof Refusal) {
    if (error.details) log(error.details);
    return error.message;
  }
  const { stack, code = '' } = error as Error & { code?: string };
  log(String(stack));
  const why =
    diskMessages[code] ?? 'Something went wrong; the window where the desk was started has details.';
  return `${why} Nothing was changed; what you typed is still here.`;
}
