import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from 'express';
import { Refusal } from '../content/refusal';
import { enqueue } from '../content/writeChanges';
import { makeMaster } from './makeMaster';
import { photographLimits } from './photographRules';
import type { Upload } from './pictureApi';

/** The lifetime of an unsaved upload, in ms. */
const retention = 6 * 60 * 60 * 1000;

const idPattern = /^[0-9a-f-]{36}$/;

const { megabytes } = photographLimits;

/** The largest upload, in bytes. */
const maxBytes = megabytes * 1024 * 1024;

const tooLarge = `The file is larger than ${megabytes} MB: export a smaller version, or choose another.`;

/** Streams a request's body to a file, to save memory. @throws Refusal if the body is empty or too large */
async function receiveFile(req: Request, target: string): Promise<void> {
  let size = 0;
  const file = await open(target, 'w');
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Keep reading past the limit, because browsers don't show the response to a request that was cut off.
      if (size <= maxBytes) await file.write(chunk);
    }
  } catch (error) {
    if (!req.destroyed) throw error;
    throw new Refusal(422, 'The photograph did not arrive completely: choose it again.');
  } finally {
    await file.close();
  }
  if (size > maxBytes) throw new Refusal(413, tooLarge);
  if (size === 0) throw new Refusal(422, 'The file is empty.');
}

/** Stores uploaded photographs, outside the published folders, until they are saved. */
export function createUploads(root: string) {
  const folder = path.join(root, 'data/desk/uploads');

  function clearOld() {
    const oldest = Date.now() - retention;
    for (const file of readdirSync(folder)) {
      const old = path.join(folder, file);
      if (statSync(old).mtimeMs < oldest) void rm(old, { force: true });
    }
  }

  return {
    /** Stores an upload's master. @throws Refusal if the file isn't an acceptable photograph */
    async take(req: Request, fileName: string): Promise<Upload> {
      mkdirSync(folder, { recursive: true });
      clearOld();
      const id = randomUUID();
      const [received, master] = [path.join(folder, id), path.join(folder, `${id}.jpg`)];
      const label = fileName.slice(0, 80) || 'The file';
      try {
        await receiveFile(req, received);
        // Decode one photograph at a time, since decoding needs up to half a gigabyte of memory.
        return { id, ...(await enqueue(() => makeMaster(received, master, label))) };
      } finally {
        await rm(received, { force: true });
      }
    },
    /** Returns the path of an upload's JPEG. @throws Refusal if the upload doesn't exist */
    file(id: string): string {
      const file = path.join(folder, `${id}.jpg`);
      if (!idPattern.test(id) || !statSync(file, { throwIfNoEntry: false }))
        throw new Refusal(404, 'That photograph is no longer available: choose it again.');
      return file;
    },
    forget: (id: string) => rm(path.join(folder, `${id}.jpg`), { force: true }),
  };
}
