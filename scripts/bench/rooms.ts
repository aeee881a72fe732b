import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rooms as siteRooms } from '../../generated/content/rooms';
import { type MadePicture, type MediaManifest, manifestFile, manifestText } from '../../tools/media/manifest';
import { startServer, temporaryDirectory } from '../../tools/serverProcess';
import { untilReady } from './servers';
import { heading, progress, row } from './table';

/** How many rooms the copies have; the first is the real site. */
const sizes = [siteRooms.length, 250, 500];
/** The room that the others are copies of. */
const model = siteRooms[0]?.slug ?? '';

/** What a site with so many rooms costs. */
interface Cost {
  rooms: number;
  /** Of the whole build, in s. */
  build: number;
  /** The home page's scripts as brotli sends them, in bytes. */
  homeScripts: string;
  /** Until every page is rendered, in s. */
  ready: number;
}

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

/** Writes a copy of the project with so many rooms into an empty folder: each is a file, and its pictures' words. */
function writeProject(folder: string, rooms: number): void {
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
}

async function costOf(rooms: number): Promise<Cost> {
  const folder = temporaryDirectory();
  try {
    progress(`${rooms} rooms: writing and building`);
    writeProject(folder, rooms);
    let started = performance.now();
    const printed = execFileSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    const build = (performance.now() - started) / 1000;
    progress(`${rooms} rooms: rendering every page`);
    started = performance.now();
    const server = await startServer(path.join(folder, 'dist/server/index.js'), {}, folder);
    await untilReady(server.url);
    const ready = (performance.now() - started) / 1000;
    await server.end('SIGTERM');
    return { rooms, build, ready, homeScripts: /scripts of \/: (.*?) in/.exec(printed)?.[1] ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What a growing site costs: builds and serves copies of the project with more and more rooms. What a room adds should stay
 * the same, and the home page's scripts should not grow at all.
 */
export async function measureRooms(): Promise<void> {
  const costs: Cost[] = [];
  for (const rooms of sizes) costs.push(await costOf(rooms));
  const [first, middle, last] = costs;
  if (!first || !middle || !last) throw new Error('three sizes are compared');
  const grown = (key: 'build' | 'ready') => {
    const slope = (to: Cost, from: Cost) => (to[key] - from[key]) / (to.rooms - from.rooms);
    return (slope(last, middle) / slope(middle, first)).toFixed(2);
  };
  heading('The last: what one room adds in the upper half, to what it adds in the lower (1 is linear)');
  row('rooms', ...costs.map(({ rooms }) => rooms), '');
  row('build, s', ...costs.map(({ build }) => build.toFixed(1)), grown('build'));
  row('every page rendered, s', ...costs.map(({ ready }) => ready.toFixed(1)), grown('ready'));
  row("the home page's scripts", ...costs.map(({ homeScripts }) => homeScripts));
}
