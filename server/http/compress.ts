import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiateEncoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses on the thread pool, at the highest quality unless a lower Brotli quality is given. */
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
