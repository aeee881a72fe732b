import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../../server/files/durableWrite';
import { makeDirectory } from '../../server/files/makeDirectory';

/** The folder for the desk's own data, relative to the project's root. */
const folder = 'data/desk';

/**
 * Returns the secret that the owner's browser sends to the desk. The secret survives restarts, so that open pages keep
 * working. Other users of the machine can't read the secret's file.
 */
export async function deskKey(root: string): Promise<string> {
  const directory = path.join(root, folder);
  const known = await readFile(path.join(directory, 'key'), 'utf8').catch(() => '');
  if (/^[\w-]{43}$/.test(known)) return known;
  const key = randomBytes(32).toString('base64url');
  await makeDirectory(directory);
  await writeDurably(directory, [{ name: 'key', bytes: key }]);
  return key;
}
