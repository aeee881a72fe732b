import { Writable } from 'node:stream';
import type { Response } from 'express';

/** Writes to a response, at once, what is written to it; hands over the whole when it ends. */
export function tee(res: Response, takeWhole: (bytes: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      if (res.write(chunk)) written();
      else res.once('drain', written);
    },
    final(ended) {
      res.end();
      takeWhole(Buffer.concat(chunks));
      ended();
    },
  });
  res.once('close', () => stream.destroy());
  // React asks for a flush after each part that a guest should see; the compression on the way can give it.
  return Object.assign(stream, { flush: () => res.flush?.() });
}
