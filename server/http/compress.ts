import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiateEncoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses at the highest level, on the thread pool. */
export async function compressed(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    // Brotli's default is the highest quality.
    compressBrotli(bytes),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz, identity: bytes };
}
