import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import type { Period } from '../../../shared/content/days';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import type { PictureList } from '../../pictures/pictureApi';
import { lineOf } from '../../publish/commitMessage';
import type { PublishRequest, PublishState } from '../../publish/publishApi';
import { deskRoutes } from '../../routes';

/** The room and the page that the tests change. */
export const room = 'content/rooms/the-enci-king.json';
export const about = 'content/pages/about.json';

// biome-ignore lint/suspicious/noExplicitAny: files have any shape
type Json = any;

const dev = { GIT_AUTHOR_NAME: 'Dev', GIT_AUTHOR_EMAIL: 'dev@example.com' };
const identity = { ...dev, GIT_COMMITTER_NAME: 'Dev', GIT_COMMITTER_EMAIL: 'dev@example.com' };

/** How long to wait for the index's lock at most, and between two attempts, in ms. */
const [lockTimeout, lockPause] = [10_000, 20];

/** Runs Git in a folder. Waits while one of the desk's Git commands locks the index. @returns Git's output */
function git(cwd: string, ...args: string[]): string {
  const deadline = performance.now() + lockTimeout;
  for (;;) {
    try {
      return execFileSync('git', args, {
        cwd,
        env: { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...identity },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trimEnd();
    } catch (error) {
      const isLocked = /index\.lock': File exists/.test(String((error as { stderr?: string }).stderr));
      if (!isLocked || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPause);
    }
  }
}

/** A hotel's folder with a Git repository, and the routes of a desk for the folder. */
export class DeskFolder {
  /** The lines that the desk has logged. */
  readonly printed: string[] = [];
  readonly app: Express = express();

  constructor(readonly root: string) {
    const desk = { root, isLive: false, log: (line: string) => void this.printed.push(line) };
    this.app.use(deskRoutes(desk, async () => {}));
  }

  git = (...args: string[]) => git(this.root, ...args);
  path = (file: string) => path.join(this.root, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  json = (file: string): Json => JSON.parse(this.read(file));
  room = () => this.json(room);
  write(file: string, text: string) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }
  /** Changes a JSON file. */
  edit(file: string, change: (content: Json) => void) {
    const content = this.json(file);
    change(content);
    this.write(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  /** Raises the room's price, in dollars. */
  raise = (by = 10) => this.set({ price: this.room().price + by });
  /** Changes fields of the room. */
  set = (fields: object) => this.edit(room, (file) => void Object.assign(file, fields));
  commit = (...args: string[]) => this.git('commit', '--quiet', '--all', '--message', 'Other work', ...args);
  /** Returns a snapshot of HEAD and the uncommitted changes, for before-and-after comparisons. */
  everything = () =>
    [
      ['rev-parse', 'HEAD'],
      ['status', '--porcelain'],
      ['diff', 'HEAD'],
    ].map((args) => this.git(...args));

  get = (address: string) => request(this.app).get(address);
  put = (address: string, body: object) => request(this.app).put(address).send(body);
  /** Saves the room's form with some fields changed. @param period the days when the changes apply */
  async saveRoom(fields: object, period?: Period) {
    const { hash, value } = (await this.get(`/api/${room}`)).body;
    return this.put(`/api/${room}`, { hash, value: { ...value, ...fields }, ...(period && { period }) });
  }
  post = (address: string, body: object) => request(this.app).post(address).send(body);
  delete = (address: string) => request(this.app).delete(address);
  state = async (): Promise<PublishState> => (await this.get('/desk/publish')).body;
  /** The unpublished changes, one line each. */
  changes = async () => (await this.state()).changes.map(lineOf);
  /** Returns the recent saves, each with its changes on one line. */
  saves = async () =>
    (await this.state()).saves.map(({ id, changes }) => ({ id, line: changes.map(lineOf).join() }));
  publish = async (more: Partial<PublishRequest> = {}) =>
    (await this.post('/desk/publish', { name: 'Ana Reyes', ...more })).body;
  /** The undo functions return an error message, or '' after success. */
  undo = async (entry: string) => (await this.post('/desk/publish/undo', { entry })).text;
  revert = async (id: string) => (await this.post('/desk/publish/revert', { id })).text;
  undoSave = async (id: string) => (await this.post('/desk/publish/saves/undo', { id })).text;

  pictures = async (): Promise<PictureList> => (await this.get('/desk/pictures')).body;
  picture = async (name: string) => (await this.pictures()).pictures.find((each) => each.name === name);
  upload = (bytes: Buffer, file: string) =>
    request(this.app).put('/desk/pictures/uploads').query({ file }).type('bin').send(bytes);
  savePicture = (picture: object) => this.post('/desk/pictures', picture);
}

/** Whether even tests that generate no pictures need the file. These tests need only one photograph. */
const isSmall = (file: string) => file.endsWith('sun-deck.jpg') || !/\.(jpg|mp4|avif|webp)$/.test(file);

function makeFolder(masters: boolean): string {
  const root = temporaryDirectory();
  for (const folder of ['content', 'media', 'public/media', 'client/styles', 'public/favicon.svg'])
    cpSync(folder, path.join(root, folder), { recursive: true, filter: (file) => masters || isSmall(file) });
  writeFileSync(path.join(root, 'program.ts'), 'export const one = 1;\n');
  writeFileSync(path.join(root, '.gitignore'), 'data/\ncontent/.stamp\n');
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'The site');
  return root;
}

let small: string | undefined;

/** Copies this hotel's folder into a new Git repository. @param masters whether to include all pictures */
export function makeDesk({ masters = false } = {}): DeskFolder {
  if (masters) return new DeskFolder(makeFolder(true));
  small ??= makeFolder(false);
  const root = temporaryDirectory();
  cpSync(small, root, { recursive: true });
  return new DeskFolder(root);
}

/** Adds a remote repository for a desk's publications. @returns the repository's path */
export function addRemote(desk: DeskFolder): string {
  const place = path.join(temporaryDirectory(), 'site.git');
  git(desk.root, 'clone', '--quiet', '--bare', desk.root, place);
  desk.git('remote', 'add', 'origin', place);
  desk.git('fetch', '--quiet', 'origin');
  return place;
}

/** Clones a repository, as if on another computer. */
export function cloneOf(place: string): DeskFolder {
  const root = path.join(temporaryDirectory(), 'clone');
  git(path.dirname(place), 'clone', '--quiet', place, root);
  return new DeskFolder(root);
}

/** Creates a photograph of noise, which no format compresses well. */
export async function photograph(width: number, height: number, background = '#b0a090') {
  const noise = { type: 'gaussian', sigma: 30, mean: 128 } as const;
  const create = { width: 64, height: 48, channels: 3, background, noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).tint(background).jpeg();
}
