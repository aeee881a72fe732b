import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import type * as z from 'zod';
import { isNested } from '../../shared/content/contentError';
import { inSentences, Refusal } from '../content/refusal';
import type { Desk } from '../desk';

/** The longest change that is read. The longest file of content/ has a tenth of it. */
const bodyLimit = '1mb';

/** Reads the JSON that a page of the desk sends. */
export const jsonBody = express.json({ limit: bodyLimit });

const unreadable = 'The desk could not read that change; nothing was saved.';

/** What a page of the desk asks for. @throws Refusal if it is anything else */
export function bodyOf<Schema extends z.ZodType>({ body }: Request, schema: Schema): z.output<Schema> {
  const result = isNested(body) ? undefined : schema.safeParse(body);
  if (!result?.success) throw new Refusal(422, unreadable);
  return result.data;
}

/**
 * Answers long work with its result as JSON, or with `{ error }`. The headers go at once, so that no proxy gives up; a
 * closed page does not stop the work.
 */
export async function answerLater(res: Response, { say }: Desk, work: () => Promise<object>): Promise<void> {
  res.status(200).type('json').flushHeaders();
  const answer = await work().catch((error: unknown) => ({ error: inSentences(error, say) }));
  res.end(JSON.stringify(answer));
}

/** Answers what went wrong with sentences. */
export const answerErrors =
  ({ say }: Desk): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500 } = error as { status?: number };
    // The body was too long, or no JSON.
    const isUnreadable = status < 500 && !(error instanceof Refusal);
    res.status(isUnreadable ? 422 : status).type('text');
    res.send(isUnreadable ? unreadable : inSentences(error, say));
  };
