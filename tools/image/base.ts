import { appendFile, chmod, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { command } from './command';

/** Where the machine's list of certificate authorities lies in the base. */
export const authoritiesFile = '/usr/local/share/machine-authorities.crt';

/** The id of the user node in the base of the Dockerfile. */
export const nodeUser = 1000;

/** What Debian's slim images leave out too. */
const leftOut = ['doc', 'info', 'locale', 'man', 'zoneinfo'];

/** What a Dockerfile builds on: 'FROM node:24-bookworm-slim', with or without a digest. */
export interface Base {
  node: string;
  debian: string;
}

/** @throws where the Dockerfile builds on something else */
export function baseOf(dockerfile: string): Base {
  const [, node, debian] = /^FROM node:(\d+)-(\w+)-slim\b/m.exec(dockerfile) ?? [];
  if (!node || !debian) throw new Error('The Dockerfile builds on no node:{version}-{debian}-slim');
  return { node, debian };
}

/** The same Dockerfile on a base of another name. */
export const onBase = (dockerfile: string, name: string) =>
  dockerfile.replace(/^FROM node:\S+/gm, `FROM ${name}`);

/**
 * Fills an empty directory with what the official image of Node holds, where that cannot be fetched: Debian's essential
 * packages, Node's program and npm from their packages, the user node.
 */
export async function makeBase({ node, debian }: Base, root: string, scratch: string, signal: AbortSignal) {
  // What is made here lives for minutes: nothing is synced to the disk.
  const options = ['--mode=root', '--variant=essential', '--include=libstdc++6', '--dpkgopt=force-unsafe-io'];
  const excluded = leftOut.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  await command('mmdebstrap', [...options, ...excluded, '--format=directory', debian, root], { signal });

  const platform = `node-linux-${process.arch}`;
  const npm = (prefix: string, ...args: string[]) =>
    command('npm', ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', ...args], {
      signal,
    });
  await npm(scratch, '--no-save', `${platform}@${node}`);
  const local = path.join(root, 'usr/local');
  await mkdir(path.join(local, 'bin'), { recursive: true });
  await copyFile(path.join(scratch, 'node_modules', platform, 'bin/node'), path.join(local, 'bin/node'));
  await chmod(path.join(local, 'bin/node'), 0o755);
  await npm(local, '--global', 'npm@11');

  await appendFile(path.join(root, 'etc/passwd'), `node:x:${nodeUser}:${nodeUser}::/home/node:/bin/bash\n`);
  await appendFile(path.join(root, 'etc/group'), `node:x:${nodeUser}:\n`);
  await mkdir(path.join(root, 'home/node'));
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) await copyFile(authorities, path.join(root, authoritiesFile));
}
