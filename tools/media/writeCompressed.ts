import { readFile, writeFile } from 'node:fs/promises';
import { compressed } from '../../server/http/compress';
import { suffixes } from '../../server/http/staticFiles';

/** Writes a text file's compressed versions next to it. @returns its sizes in bytes, raw and with Brotli */
export async function writeCompressed(file: string): Promise<{ raw: number; sent: number }> {
  const bytes = await readFile(file);
  const { br, gzip } = await compressed(bytes);
  await Promise.all([writeFile(file + suffixes.br, br), writeFile(file + suffixes.gzip, gzip)]);
  return { raw: bytes.length, sent: br.length };
}
