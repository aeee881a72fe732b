/** Bundled into the servers of tests: brotli at its lowest level, since the highest costs each start 2 s of CPU time. */
import { syncBuiltinESMExports } from 'node:module';
import zlib, { type CompressCallback, type InputType } from 'node:zlib';

const { brotliCompress, constants } = zlib;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY };

Object.assign(zlib, {
  brotliCompress: (bytes: InputType, done: CompressCallback) => brotliCompress(bytes, { params }, done),
});
syncBuiltinESMExports();
