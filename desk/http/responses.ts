import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import type * as z from 'zod';
import { jsonProblem } from '../../shared/content/contentError';
import { messageForOwner, NeedsConfirmation, Refusal } from '../content/refusal';
import type { Desk } from '../deskSettings';

/** The largest request body accepted. The largest file in content/ is a tenth of this size. */
const bodyLimit = '1mb';

/** Parses JSON request bodies. */
export const jsonBody = express.json({ limit: bodyLimit });

/** The request header for a change that the owner has confirmed. */
export const confirmedHeader = 'Desk-Confirmed';

const unreadable = 'The desk could not read that change; nothing was saved.';

/** Validates a request's body. @throws Refusal if the body doesn't match the schema */
export function bodyOf<Schema extends z.ZodType>({ body }: Request, schema: Schema): z.output<Schema> {
  const result = jsonProblem(body) ? undefined : schema.safeParse(body);
  if (!result?.success) throw new Refusal(422, unreadable);
  return result.data;
}

/**
 * Responds to a long-running request with its result as JSON, or with `{ error, errors? }`. Sends the headers
 * immediately, so that no proxy times out. Closing the page doesn't stop the work.
 */
export async function respondLater(res: Response, { log }: Desk, work: () => Promise<object>): Promise<void> {
  res.status(200).type('json').flushHeaders();
  const result = await work().catch((error: unknown) => ({
    error: messageForOwner(error, log),
    ...(error instanceof Refusal && error.errors.length > 0 && { errors: error.errors }),
  }));
  res.end(JSON.stringify(result));
}

/** Responds to errors with sentences for the owner. */
export const respondToErrors =
  ({ log }: Desk): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    if (error instanceof NeedsConfirmation) return void res.status(428).json({ questions: error.questions });
    const { status = 500 } = error as { status?: number };
    // The request body was too large, or wasn't JSON.
    const isUnreadable = status < 500 && !(error instanceof Refusal);
    res.status(isUnreadable ? 422 : status);
    if (error instanceof Refusal && error.errors.length > 0)
      return void res.json({ refusal: error.message, errors: error.errors });
    res.type('text').send(isUnreadable ? unreadable : messageForOwner(error, log));
  };
