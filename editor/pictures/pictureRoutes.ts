import { Router } from 'express';
import { putPicture } from '../../tools/media/single';
import { inTurn } from '../content/save';
import type { Desk } from '../desk';
import { jsonBody } from '../http/body';
import { answerInLines } from '../progress';
import { listPictures } from './list';
import { checkRequest, deletePicture } from './save';
import type { PictureProgress, PictureRequest } from './types';
import { createUploads } from './uploads';

/** What the desk does with pictures, below /desk/pictures. docs/behavior.md#the-desks-pictures */
export function pictureRoutes({ root, say }: Desk): Router {
  const routes = Router();
  const uploads = createUploads(root);

  routes.get('/', (_req, res) => {
    res.json(listPictures(root));
  });

  // The body is the file itself, so that nothing needs to be taken apart.
  routes.put('/uploads', async (req, res) => {
    res.status(201).json(await uploads.take(req, String(req.query.file ?? '')));
  });

  routes.get('/uploads/:id', (req, res) => {
    res.sendFile(uploads.file(req.params.id), { dotfiles: 'allow' });
  });

  routes.post('/', jsonBody, async (req, res) => {
    const request = (req.body ?? {}) as Partial<PictureRequest>;
    const upload = request.upload === undefined ? undefined : uploads.file(String(request.upload));
    await inTurn(async () => {
      const change = checkRequest(root, request);
      await answerInLines<PictureProgress>(res, say, async (send) => {
        await putPicture(root, { ...change, master: upload }, (done, of) => send({ done, of }));
        if (request.upload) await uploads.forget(request.upload);
        return { saved: change.name };
      });
    });
  });

  routes.delete('/:name', async (req, res) => {
    await inTurn(() => deletePicture(root, req.params.name));
    res.status(204).end();
  });

  return routes;
}
