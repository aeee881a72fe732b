import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import type { PictureList, PictureProgress, Upload } from '../../pictures/types';
import { deskRoutes } from '../../routes';
import { postForLines } from './lines';

/** The desk's pictures, over a copy of this hotel's content and pictures. */
export class PicturesDesk {
  readonly root = temporaryDirectory();
  /** Unexpected errors. */
  readonly said: string[] = [];
  readonly app: Express = express();

  constructor() {
    for (const folder of ['content', 'media', 'public/media', 'client/styles'])
      cpSync(folder, path.join(this.root, folder), { recursive: true });
    mkdirSync(path.join(this.root, 'node_modules'));
    const desk = { root: this.root, isLive: false, say: (line: string) => void this.said.push(line) };
    this.app.use(deskRoutes(desk));
  }

  upload = (bytes: Buffer, file: string) =>
    request(this.app)
      .put('/desk/pictures/uploads')
      .query({ file })
      .set('Content-Type', 'application/octet-stream')
      .send(bytes);

  /** Uploads a valid picture. @throws if it is refused */
  taken = async (bytes: Buffer, file: string): Promise<Upload> => {
    const { status, body } = await this.upload(bytes, file);
    if (status !== 201) throw new Error(`${file} was not taken in: ${status}`);
    return body;
  };

  save = (picture: object) => postForLines<PictureProgress>(this.app, '/desk/pictures', picture);
  list = async (): Promise<PictureList> => (await request(this.app).get('/desk/pictures')).body;
  find = async (name: string) => (await this.list()).pictures.find((picture) => picture.name === name);
}

/** A photograph: noise, which no format makes small, with a red left and a blue right half. */
export async function photograph({ width, height }: { width: number; height: number }) {
  const small = await sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#b0a090',
      noise: { type: 'gaussian', sigma: 30, mean: 128 },
    },
  })
    .png()
    .toBuffer();
  const half = await sharp({ create: { width: width / 2, height, channels: 4, background: '#0000ff60' } })
    .png()
    .toBuffer();
  return sharp(small)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: half, left: width / 2, top: 0 }]);
}

/** Valid texts of a picture. */
export const words = (about: string) => ({
  alt: `A wall in red and blue that stands for ${about}.`,
  point: '30% 50%',
});
