import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiateEncoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A quality of brotli that takes a fiftieth of the time of the highest, for an eighth more bytes. */
export const fastQuality = 5;

/** Compresses on the thread pool, unless told otherwise as small as possible. */
export async function compressed(
  bytes: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz, identity: bytes };
}
