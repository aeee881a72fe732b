/**
 * `npm run bench:rooms`: what a growing site costs. Builds and serves copies of the project with more and more rooms;
 * what a room adds should stay the same, and the home page's scripts should not grow at all.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { rooms as siteRooms } from '../generated/content/rooms';
import type { Manifest } from '../server/pages/manifest';
import { roomPath } from '../shared/room';
import { type MadePicture, type MediaManifest, manifestFile, manifestText } from '../tools/media/manifest';
import { freePort } from '../tools/serverProcess';

/** How many rooms the copies have; the first is the real site. */
const sizes = [siteRooms.length, 250, 500];
/** The room that the others are copies of. */
const model = siteRooms[0]?.slug ?? '';

interface Cost {
  rooms: number;
  /** Of the whole build, in s. */
  build: number;
  /** The home page's scripts as brotli sends them, in bytes. */
  homeScripts: number;
  /** The first render of a room's page, in ms: the mean over all rooms. */
  render: number;
  /** The server's resident memory with every room's page kept, in MB. */
  memory: number;
}

const progress = (text: string) => process.stderr.write(`  ${text}\n`);

/** Writes a copy of the project with so many rooms into an empty folder: each is a file, and its pictures' words. */
function writeProject(folder: string, rooms: number): string[] {
  const parts = [
    'client',
    'content',
    'server',
    'shared',
    'scripts',
    'tools',
    'media',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ];
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'public']) symlinkSync(path.resolve(part), path.join(folder, part));

  const added = Array.from({ length: rooms - siteRooms.length }, (_, n) => `${model}-copy${n + 1}`);
  const {
    formerSlugs: _,
    slashRequired: __,
    ...room
  } = JSON.parse(readFileSync(`content/rooms/${model}.json`, 'utf8')) as Record<string, unknown>;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as MediaManifest;
  const pictures: Record<string, MadePicture> = { ...manifest.pictures };
  for (const slug of added) {
    writeFileSync(path.join(folder, `content/rooms/${slug}.json`), JSON.stringify(room));
    const picture = manifest.pictures[`${model}-1`];
    if (picture) pictures[`${slug}-1`] = picture;
    cpSync(`media/${model}-1.json`, path.join(folder, `media/${slug}-1.json`));
  }
  writeFileSync(path.join(folder, manifestFile), manifestText({ ...manifest, pictures }));
  return [...siteRooms.map(({ slug }) => slug), ...added];
}

/** Builds the copy. @returns the s that it took */
function build(folder: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
}

function homeScripts(folder: string): number {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/manifest.json'), 'utf8')) as Manifest;
  return [manifest.entry, ...(manifest.scripts['/'] ?? [])]
    .map((address) => brotliCompressSync(readFileSync(path.join(folder, 'dist/public', address))).length)
    .reduce((a, b) => a + b, 0);
}

/** Serves the copy, asks for every room's page once, and looks at the server's memory when all are kept. */
async function serve(folder: string, slugs: readonly string[]) {
  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) };
  const server = spawn(process.execPath, ['dist/server/index.js'], { cwd: folder, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const ask = async (address: string) => {
    const res = await fetch(url + address);
    await res.arrayBuffer();
    return res;
  };
  while (!(await ask('/healthz').catch(() => undefined))) await setTimeout(20);
  for (let n = 0; n < 20; n += 1) await ask(`/?warm-up=${n}`);
  let spent = 0;
  for (const slug of slugs) {
    const started = performance.now();
    await ask(roomPath(slug));
    spent += performance.now() - started;
  }
  for (const slug of slugs) while (!(await ask(roomPath(slug))).headers.has('etag')) await setTimeout(50);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { render: spent / slugs.length, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

async function costOf(rooms: number): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-rooms-'));
  try {
    progress(`${rooms} rooms: writing and building`);
    const slugs = writeProject(folder, rooms);
    const seconds = build(folder);
    progress(`${rooms} rooms: serving every room's page`);
    return { rooms, build: seconds, homeScripts: homeScripts(folder), ...(await serve(folder, slugs)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const costs: Cost[] = [];
for (const rooms of sizes) costs.push(await costOf(rooms));
const [first, middle, last] = costs;
if (!first || !middle || !last) throw new Error('three sizes are compared');

const row = (name: string, ...cells: (number | string)[]) =>
  console.log(
    `  ${name.padEnd(44)}${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell).padStart(10)).join('')}`,
  );
const grown = (key: 'build' | 'memory') => (to: Cost, from: Cost) =>
  (to[key] - from[key]) / (to.rooms - from.rooms);
console.log('\nRooms, compared with the real site');
row('', ...costs.map(({ rooms }) => String(rooms)));
row('rooms', ...costs.map(({ rooms }) => rooms / first.rooms));
row('build time', ...costs.map(({ build: seconds }) => seconds / first.build));
row('memory, every room kept', ...costs.map(({ memory }) => memory / first.memory));
row("first render of a room's page", ...costs.map(({ render }) => render / first.render));
row("the home page's scripts", ...costs.map(({ homeScripts: bytes }) => bytes / first.homeScripts));
console.log('\nWhat one room adds in the upper half, to what it adds in the lower (1 is linear)');
row('build time', grown('build')(last, middle) / grown('build')(middle, first));
row('memory', grown('memory')(last, middle) / grown('memory')(middle, first));
console.log(
  `\nThe home page's scripts: ${costs.map(({ homeScripts: bytes }) => bytes).join(', ')} bytes. Nothing was kept on disk.`,
);
