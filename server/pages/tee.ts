import { Writable } from 'node:stream';
import type { Response } from 'express';

/** Passes on to a response what is written to it, at once, and hands over all of it when it ends. */
export function tee(res: Response, onWhole: (bytes: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      if (res.write(chunk)) written();
      else res.once('drain', written);
    },
    final(ended) {
      res.end();
      onWhole(Buffer.concat(chunks));
      ended();
    },
  });
  res.once('close', () => stream.destroy());
  // React asks for a flush after each part that a guest should see; compression passes it on.
  return Object.assign(stream, { flush: () => res.flush?.() });
}
