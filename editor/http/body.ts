import express, { type Request } from 'express';
import type * as z from 'zod';
import { isNested } from '../../shared/content/faults';
import { Refusal } from '../content/refusal';

/** The longest change that is read. The longest file of content/ has a tenth of it. */
const bodyLimit = '1mb';

/** Reads the JSON that a page of the desk sends. */
export const jsonBody = express.json({ limit: bodyLimit });

/** What is said of a body that is none of the desk's. */
export const unreadable = 'The desk could not read that change; nothing was saved.';

/** What a page of the desk asks for. @throws Refusal where it is anything else */
export function bodyOf<Schema extends z.ZodType>({ body }: Request, schema: Schema): z.output<Schema> {
  const result = isNested(body) ? undefined : schema.safeParse(body);
  if (!result?.success) throw new Refusal(422, unreadable);
  return result.data;
}
