import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiateEncoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes in every encoding, as small as each can be; slow, but off the thread that answers requests. */
export async function compressed(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    // Its default is its best.
    compressBrotli(bytes),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz, identity: bytes };
}
