import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What an engine puts there itself, not the site; and the volume. */
const notCompared = new Set(['/proc', '/sys', '/dev', '/data']);

/**
 * Every file and directory below a root, with what a write would change: kind and rights, owner, size, time. A directory
 * has neither size nor time here: what changes them is listed by itself, and an engine sets the places of its mounts anew.
 */
export async function filesBelow(root: string, folder = '/'): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (notCompared.has(name)) continue;
    const { mode, uid, size, mtimeMs } = await lstat(path.join(root, name));
    found.set(name, (entry.isDirectory() ? [mode, uid] : [mode, uid, size, mtimeMs]).join(' '));
    if (entry.isDirectory()) for (const below of await filesBelow(root, name)) found.set(...below);
  }
  return found;
}

/** The names that are in one only, or differ. */
export const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
