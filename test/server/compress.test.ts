import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { compressed } from '../../server/http/compress';

it('compresses as well as each encoding can', async () => {
  const bytes = readFileSync('package-lock.json').subarray(0, 100_000);
  const { br, gzip, identity } = await compressed(bytes);
  const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  expect(br.equals(brotliCompressSync(bytes, quality(11)))).toBe(true);
  expect(gzip.equals(gzipSync(bytes, { level: 9 }))).toBe(true);
  expect(br.length).toBeLessThan(brotliCompressSync(bytes, quality(10)).length);
  expect(gzip.length).toBeLessThan(gzipSync(bytes, { level: 6 }).length);
  for (const same of [brotliDecompressSync(br), gunzipSync(gzip), identity])
    expect(same.equals(bytes)).toBe(true);
});
