import { readFile } from 'node:fs/promises';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { checkContent } from './content/checkContent';
import { readFiles } from './content/contentFiles';
import { copyRoom, removeEntry } from './content/copyAndRemove';
import { requireFreeAddress } from './content/customPages';
import { deskDataOf } from './content/deskData';
import { endedToday, endRequest } from './content/endOffer';
import { listEntries, pictureFields } from './content/entries';
import { messageForOwner, Refusal } from './content/refusal';
import { readEntry, saveEntry, saveRequest } from './content/saveEntry';
import {
  applyDueChanges,
  cancelChange,
  cancelRequest,
  moveChange,
  moveChangeRequest,
} from './content/scheduledChanges';
import { search } from './content/search';
import { showRequest, showUnused } from './content/unusedContent';
import { enqueue } from './content/writeChanges';
import type { Desk } from './deskSettings';
import { personOf } from './http/proxy';
import { bodyOf, confirmedHeader, jsonBody, respondLater, respondToErrors } from './http/responses';
import { listPictures } from './pictures/list';
import { pictureRequest } from './pictures/pictureApi';
import { checkRequest, deletePicture, savePicture } from './pictures/save';
import { createUploads } from './pictures/uploads';
import { makeMedia } from './publish/makeMedia';
import { publish } from './publish/publish';
import { type PublishResult, publishRequest } from './publish/publishApi';
import { publications, publishState } from './publish/publishState';
import { revertPublication, undoEntry, undoRequest, undoSave } from './publish/undo';
import { listRooms } from './rooms/list';
import { hideRequest, hideRoom, moveRequest, moveRoom } from './rooms/moveAndHide';
import { pricesRequest, savePrices } from './rooms/prices';

/** The maximum length of a copied room's name, in characters. */
const maxNameLength = 80;

const bodies = {
  copy: z.strictObject({ from: z.string(), name: z.string().max(maxNameLength), address: z.string() }),
  remove: z.strictObject({ path: z.string(), to: z.string().optional() }),
  file: z.strictObject({ path: z.string() }),
  picture: z.strictObject({ picture: z.string(), near: z.string().optional() }),
  undoSave: z.strictObject({ id: z.string() }),
};

/** A route handler. Returns the response body: a Buffer as is, other values as JSON, or undefined for status 204. */
type Handler = (req: Request<Record<string, string>>, res: Response) => unknown;

/** The content/ file's path from the URL. */
const fileOf = ({ params }: Request) => (params as { file?: readonly string[] }).file?.join('/') ?? '';

/** All of the desk's API routes. @param make generates fonts, icons and social cards before a publication */
export function deskRoutes(desk: Desk, make = makeMedia): Router {
  const { root } = desk;
  const routes = Router();
  routes.use(jsonBody);
  const on = (method: 'get' | 'put' | 'post' | 'delete', address: string, handler: Handler) =>
    routes[method](address, async (req, res) => {
      const value = await handler(req as Parameters<Handler>[0], res);
      if (res.headersSent) return;
      if (value === undefined) res.status(204).end();
      else res.send(value);
    });

  const deskFor = (req: Request): Desk => ({ ...desk, isConfirmed: req.get(confirmedHeader) !== undefined });

  on('get', '/api/content', async () => {
    // The desk must open even if the scheduled changes can't be written.
    await applyDueChanges(desk).catch((error: unknown) => desk.log(messageForOwner(error, desk.log)));
    return deskDataOf(await checkContent(root), desk);
  });
  on('post', '/api/content/scheduled/cancel', (req) =>
    cancelChange(deskFor(req), bodyOf(req, cancelRequest)),
  );
  on('post', '/api/content/scheduled/move', (req) =>
    moveChange(deskFor(req), bodyOf(req, moveChangeRequest)),
  );
  on('post', '/api/content/copy', async (req) => {
    const { from, name, address } = bodyOf(req, bodies.copy);
    return { path: await copyRoom(deskFor(req), from, { name, address }) };
  });
  on('post', '/api/content/remove', (req) => {
    const { path, to } = bodyOf(req, bodies.remove);
    return removeEntry(deskFor(req), path, to);
  });
  on('post', '/api/content/free', (req) => requireFreeAddress(desk, bodyOf(req, bodies.file).path));
  on('get', '/api/content/{*file}', (req) => readEntry(desk, fileOf(req)));
  on('put', '/api/content/{*file}', async (req, res) => {
    const { status, response } = await saveEntry(deskFor(req), fileOf(req), bodyOf(req, saveRequest));
    res.status(status);
    return response;
  });
  on('post', '/desk/preview/picture', async (req) => {
    const { picture, near } = bodyOf(req, bodies.picture);
    const files = await readFiles(root);
    const fields = pictureFields(files, listEntries(files)).filter((field) => field.picture === picture);
    const { file, path } = fields.find((field) => field.file === near) ?? {};
    return { place: file && { file, path } };
  });

  on('get', '/desk/search', async ({ query }) => search(await checkContent(root), String(query.q ?? '')));

  on('post', '/desk/show', (req) => showUnused(deskFor(req), bodyOf(req, showRequest)));
  on('post', '/desk/offers/end', (req) => endedToday(desk, bodyOf(req, endRequest)));

  on('get', '/desk/rooms', async () => listRooms(await readFiles(root)));
  on('put', '/desk/rooms/prices', (req) => savePrices(deskFor(req), bodyOf(req, pricesRequest)));
  on('post', '/desk/rooms/move', (req) => moveRoom(deskFor(req), bodyOf(req, moveRequest)));
  on('post', '/desk/rooms/hide', (req) => hideRoom(deskFor(req), bodyOf(req, hideRequest)));

  const uploads = createUploads(root);
  on('get', '/desk/pictures', () => listPictures(root));
  // The request body is the uploaded file, so there is no multipart form to parse.
  on('put', '/desk/pictures/uploads', (req, res) => {
    res.status(201);
    return uploads.take(req, String(req.query.file ?? ''));
  });
  on('get', '/desk/pictures/uploads/:id', ({ params }, res) => {
    res.type('jpg');
    return readFile(uploads.file(params.id ?? ''));
  });
  on('post', '/desk/pictures', (req, res) =>
    enqueue(async () => {
      const request = bodyOf(req, pictureRequest);
      const master = request.upload && uploads.file(request.upload);
      const change = await checkRequest(root, request);
      await respondLater(res, desk, async () => {
        await savePicture(root, { ...change, master });
        if (request.upload) await uploads.forget(request.upload);
        return { saved: change.name };
      });
    }),
  );
  on('delete', '/desk/pictures/:name', ({ params }) => enqueue(() => deletePicture(root, params.name ?? '')));

  let isPublishing = false;
  /** The signed-in person. Without a verified proxy, anyone could forge the headers. */
  const signedIn = (req: Request) => (desk.isLive ? personOf(req) : undefined);
  on('get', '/desk/publish', async (req) => {
    const state = await publishState(desk);
    return { ...state, name: signedIn(req)?.name ?? state.name };
  });
  on('get', '/desk/publish/earlier', () => publications(desk));
  on('post', '/desk/publish', async (req, res) => {
    const request = bodyOf(req, publishRequest);
    if (isPublishing) throw new Refusal(409, 'The site is already being published.');
    isPublishing = true;
    await respondLater(
      res,
      desk,
      async (): Promise<PublishResult> => ({
        notes: await publish(desk, { ...request, person: signedIn(req), make }),
      }),
    );
    isPublishing = false;
  });
  on('post', '/desk/publish/undo', (req) => undoEntry(deskFor(req), bodyOf(req, undoRequest)));
  on('post', '/desk/publish/revert', (req) =>
    revertPublication(deskFor(req), bodyOf(req, bodies.undoSave).id),
  );
  on('post', '/desk/publish/saves/undo', (req) => undoSave(deskFor(req), bodyOf(req, bodies.undoSave).id));

  routes.use(['/desk', '/api'], (_req, res) => {
    res.status(404).type('text').send('Not found.');
  });
  routes.use(respondToErrors(desk));
  return routes;
}
