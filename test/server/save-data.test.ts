import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { saveData } from '../../server/http/saveData';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const files = [
  'pool-160.avif',
  'pool-320.avif',
  'pool-480.avif',
  'pool-1280.avif',
  'pool-320.webp',
  'pool-1280.webp',
  // Widths are numeric: 1000 is after 320.
  'deck-1000.avif',
  'deck-320.avif',
  'deck-90.avif',
  // All are wider than the limit for Save-Data.
  'map-1920.avif',
  'map-640.avif',
  'old-640.webp',
  'film.mp4',
];

/** What a server of these files sends for one of them: its name. */
function server() {
  const directory = path.join(temporaryDirectory(), 'media');
  mkdirSync(directory);
  for (const file of files) writeFileSync(path.join(directory, file), '');
  const app = express().use('/media', saveData(directory), (req, res) => void res.send(req.url));
  return (file: string, saveData?: string) =>
    request(app)
      .get(`/media/${file}`)
      .set(saveData === undefined ? {} : { 'Save-Data': saveData });
}

describe('a guest with Save-Data', () => {
  it.each([
    ['pool-1280.avif', 'pool-320.avif'],
    ['pool-1280.webp', 'pool-320.webp'],
    ['pool-480.avif', 'pool-320.avif'],
    ['deck-1000.avif', 'deck-320.avif'],
    ['map-1920.avif', 'map-640.avif'],
  ])('gets for %s the small %s, which no shared cache keeps', async (asked, sent) => {
    const get = server();
    for (const on of ['on', 'On']) {
      const { text, headers } = await get(asked, on);
      expect(text).toBe(`/${sent}`);
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
      expect(headers.vary).toBe('Save-Data');
    }
  });

  it.each(['pool-320.avif', 'pool-160.avif', 'deck-90.avif', 'map-640.avif'])(
    'gets %s as everybody does, since none is smaller and small enough',
    async (asked) => {
      const { text, headers } = await server()(asked, 'on');
      expect([text, headers['cache-control'], headers.vary]).toEqual([`/${asked}`, undefined, 'Save-Data']);
    },
  );
});

it.each([undefined, 'off', ''])(
  'a guest whose Save-Data is %j gets what was requested, at a URL that caches distinguish',
  async (saveData) => {
    const { text, headers } = await server()('pool-1280.avif', saveData);
    expect([text, headers['cache-control'], headers.vary]).toEqual([
      '/pool-1280.avif',
      undefined,
      'Save-Data',
    ]);
  },
);

it.each(['film.mp4', 'old-640.webp', 'pool-320.avif.br', 'pool-320', 'no-such-picture-640.avif'])(
  '%s, of which there is no small rendition, is the same for all',
  async (asked) => {
    const { text, headers } = await server()(asked, 'on');
    expect([text, headers.vary]).toEqual([`/${asked}`, undefined]);
  },
);
