import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Express } from 'express';
import request from 'supertest';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { lineOf } from '../../publish/message';
import type { PublishProgress, PublishRequest, PublishState } from '../../publish/types';
import { deskRoutes } from '../../routes';
import { postForLines } from './lines';

/** The room whose price is changed, and a page whose texts are. */
export const room = 'content/rooms/the-enci-king.json';
export const about = 'content/pages/about.json';

export interface RoomFile {
  name: string;
  price: number;
}

const identity = {
  GIT_AUTHOR_NAME: 'Dev',
  GIT_AUTHOR_EMAIL: 'dev@example.com',
  GIT_COMMITTER_NAME: 'Dev',
  GIT_COMMITTER_EMAIL: 'dev@example.com',
};

/** Git in a folder. @returns what it prints */
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...identity },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();

/** A hotel's content in a repository of its own, at a desk that shows what it publishes. */
export class PublishingDesk {
  readonly said: string[] = [];
  private readonly app: Express;

  constructor(readonly root: string) {
    const desk = { root, isLive: false, say: (line: string) => void this.said.push(line) };
    this.app = express();
    this.app.use(deskRoutes(desk, async () => {}));
  }

  git = (...args: string[]) => git(this.root, ...args);
  read = (file: string) => readFileSync(path.join(this.root, file), 'utf8');
  write = (file: string, text: string) => writeFileSync(path.join(this.root, file), text);

  /** Changes a file of JSON. */
  edit<File = Record<string, unknown>>(file: string, change: (content: File) => void) {
    const content = JSON.parse(this.read(file)) as File;
    change(content);
    this.write(file, `${JSON.stringify(content, null, 2)}\n`);
  }

  room = () => JSON.parse(this.read(room)) as RoomFile;

  /** Raises the room's price by so many dollars. */
  raise = (by = 10) =>
    this.edit<RoomFile>(room, (file) => {
      file.price += by;
    });

  /** The state of Git and of the disk, to compare. */
  everything = () => [
    this.git('rev-parse', 'HEAD'),
    this.git('status', '--porcelain'),
    this.git('diff', 'HEAD'),
  ];

  get = (address: string) => request(this.app).get(address);
  put = (address: string, body: object) => request(this.app).put(address).send(body);
  post = (address: string, body: object) => request(this.app).post(address).send(body);

  state = async (): Promise<PublishState> => (await request(this.app).get('/desk/publish')).body;

  /** The unpublished changes, one per line. */
  async changes(): Promise<string[]> {
    const { changes } = await this.state();
    return changes.map(lineOf);
  }

  async publish(more: Partial<PublishRequest> = {}) {
    const { lines } = await postForLines<PublishProgress>(this.app, '/desk/publish', {
      name: 'Ana Reyes',
      ...more,
    });
    return { steps: lines.flatMap((line) => ('step' in line ? [line.step] : [])), last: lines.at(-1) };
  }

  /** Brings an entry back. @returns why it cannot; empty where it could */
  undo = async (entry: string): Promise<string> =>
    (await request(this.app).post('/desk/publish/undo').send({ entry })).text;

  earlier = async () => (await request(this.app).get('/desk/publish/earlier').query({ count: 15 })).body;
  revert = async (id: string): Promise<string> =>
    (await request(this.app).post('/desk/publish/revert').send({ id })).text;
  saves = async () => (await this.state()).saves;
  undoSave = async (id: string) =>
    (await request(this.app).post('/desk/publish/saves/undo').send({ id })).status;
  pictures = async () => (await request(this.app).get('/desk/pictures')).body;

  async replacePicture(name: string, bytes: Buffer) {
    const picture = (await this.pictures()).pictures.find((each: { name: string }) => each.name === name);
    const { body } = await request(this.app)
      .put('/desk/pictures/uploads')
      .query({ file: 'a.jpg' })
      .type('bin')
      .send(bytes);
    await postForLines(this.app, '/desk/pictures', { ...picture, upload: body.id });
  }
}

/** A single master, and all descriptions and records: enough except for making pictures. */
const isSmall = (file: string) => file.endsWith('sun-deck.jpg') || !/\.(jpg|mp4|avif|webp)$/.test(file);

function makeFolder(masters: boolean): string {
  const root = temporaryDirectory();
  for (const folder of ['content', 'media', 'public/media', 'client/styles'])
    cpSync(folder, path.join(root, folder), { recursive: true, filter: (file) => masters || isSmall(file) });
  writeFileSync(path.join(root, 'program.ts'), 'export const one = 1;\n');
  writeFileSync(path.join(root, '.gitignore'), 'data/\ncontent/.stamp\n');
  for (const file of ['public/favicon.svg']) cpSync(file, path.join(root, file));
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'The site');
  return root;
}

let small: string | undefined;

/**
 * A folder with this hotel's content, published once.
 * @param masters whether it has all pictures with their renditions
 */
export function makeDesk({ masters = false } = {}): PublishingDesk {
  if (masters) return new PublishingDesk(makeFolder(true));
  small ??= makeFolder(false);
  const root = temporaryDirectory();
  cpSync(small, root, { recursive: true });
  return new PublishingDesk(root);
}

/** Adds a remote repository for a desk's publications. @returns its path */
export function addRemote(desk: PublishingDesk): string {
  const place = path.join(temporaryDirectory(), 'site.git');
  git(desk.root, 'clone', '--quiet', '--bare', desk.root, place);
  desk.git('remote', 'add', 'origin', place);
  desk.git('fetch', '--quiet', 'origin');
  return place;
}

/** A clone, as on another computer. */
export function cloneOf(place: string): PublishingDesk {
  const root = path.join(temporaryDirectory(), 'clone');
  git(path.dirname(place), 'clone', '--quiet', place, root);
  return new PublishingDesk(root);
}
