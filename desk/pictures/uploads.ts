import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from 'express';
import { Refusal } from '../content/refusal';
import { enqueue } from '../content/writeChanges';
import { makeMaster, receiveFile } from './receive';
import type { Upload } from './types';

/** How long an unsaved upload is kept, in ms. */
const retention = 6 * 60 * 60 * 1000;

const idPattern = /^[0-9a-f-]{36}$/;

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
    /** @throws Refusal if it isn't an acceptable photograph */
    async take(req: Request, fileName: string): Promise<Upload> {
      mkdirSync(folder, { recursive: true });
      clearOld();
      const id = randomUUID();
      const [received, master] = [path.join(folder, id), path.join(folder, `${id}.jpg`)];
      const label = fileName.slice(0, 80) || 'The file';
      try {
        await receiveFile(req, received);
        // One at a time: decoding a photograph takes up to half a gigabyte.
        return { id, ...(await enqueue(() => makeMaster(received, master, label))) };
      } finally {
        await rm(received, { force: true });
      }
    },
    /** The path of an upload's JPEG. @throws Refusal if there is none */
    file(id: string): string {
      const file = path.join(folder, `${id}.jpg`);
      if (!idPattern.test(id) || !statSync(file, { throwIfNoEntry: false }))
        throw new Refusal(404, 'That photograph is no longer available: choose it again.');
      return file;
    },
    forget: (id: string) => rm(path.join(folder, `${id}.jpg`), { force: true }),
  };
}
