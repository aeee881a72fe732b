import type { ErrorRequestHandler } from 'express';

/** What the desk does not do, with the reason as one sentence for the owner. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 409 | 413 | 422 | 502,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}

/** The sentence for whatever went wrong; what nobody foresaw is told to `say` in full. */
export function sentenceOf(error: unknown, say: (line: string) => void): string {
  if (error instanceof Refusal) return error.message;
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 'Something went wrong on this computer; nothing was changed. The window where the desk was started says more.';
}

/** Answers with a refusal's sentence: `{ error }`. */
export const answerRefusals =
  (say: (line: string) => void): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = error instanceof Refusal ? error.status : error?.type?.startsWith('entity') ? 400 : 500;
    res.status(status).json({ error: sentenceOf(error, say) });
  };
