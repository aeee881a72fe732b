import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { readSource } from '../../tools/content/read';
import { listEntries } from '../content/entries';
import { contentPath } from '../content/project';
import { Refusal } from '../content/refusal';
import { saveEntry } from '../content/save';
import type { Desk } from '../desk';
import { bodyOf, jsonBody } from '../http/body';
import { keyOf } from './key';

const changeSchema = z.strictObject({
  additions: z
    .array(z.strictObject({ path: z.string(), contents: z.string().regex(/^[\w+/-]*={0,2}$/) }))
    .max(1),
  deletions: z.array(z.unknown()).length(0),
  /** Versions by path, as the editor knew them when the owner began. */
  base: z.record(z.string(), z.string()),
});

/** Keystatic's own answers to what only reads: the list of versions, and the bytes of one. */
async function read({ root }: Desk, req: Request, res: Response) {
  const { files } = readSource(root, []);
  const handle = makeGenericAPIRouteHandler({
    localBaseDirectory: contentPath(root, ''),
    config: {
      storage: { kind: 'local' },
      singletons: Object.fromEntries(
        listEntries(files).map(({ path, label }) => [
          keyOf(path),
          { label, path: path.replace(/\.\w+$/, ''), schema: {} },
        ]),
      ),
    },
  });
  const answer = await handle({
    method: 'GET',
    url: `http://127.0.0.1${req.originalUrl}`,
    headers: { get: (name) => req.get(name) ?? null },
    json: async () => undefined,
  });
  res.status(answer.status ?? 200).type('application/json');
  res.send(typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body ?? []));
}

const textOf = (contents: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(contents, 'base64'));
  } catch {
    throw new Refusal(422, 'The desk takes texts alone.');
  }
};

/**
 * What Keystatic's pages ask of the server. Reading is Keystatic's own. Its way of writing would put any bytes into any
 * file whose path begins like an entry's: ours takes one change of one known file, by its schema.
 */
export function keystaticRoutes(desk: Desk): Router {
  const router = Router();
  router.get(['/tree', '/blob/{*path}'], (req, res) => read(desk, req, res));
  router.post('/update', jsonBody, async (req, res) => {
    const { additions, base } = bodyOf(req, changeSchema);
    const [addition] = additions;
    if (addition) {
      const { path } = addition;
      await saveEntry(desk, { path, text: textOf(addition.contents), base: base[path] });
    }
    await read(desk, Object.assign(req, { originalUrl: '/api/keystatic/tree' }), res);
  });
  return router;
}
