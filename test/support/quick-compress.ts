import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { compressed as best } from '../../server/http/compress';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

/** Test replacement for server/http/compress.ts, whose highest levels would cost 2 s of CPU time per server start. */
export const compressed: typeof best = async (bytes) => {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: 1 }),
  ]);
  return { br, gzip: gz, identity: bytes };
};
