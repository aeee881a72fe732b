import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One instruction: 'COPY', '--from=build /site/dist ./dist'. */
interface Instruction {
  name: string;
  value: string;
}

/** What an image would start with. */
export interface Image {
  /** The directory that stands for its root. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

function instructions(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', value = ''] = line.match(/^(\w+)\s+(.*)$/) ?? [];
      return { name, value };
    });
}

/** Whether an entry of .dockerignore means a file: by its path, by a folder above it, or with a star for part of a name. */
function isMeant(entry: string, file: string): boolean {
  const [start = '', end] = entry.split('*');
  if (end === undefined) return file === entry || file.startsWith(`${entry}/`);
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

/** The files that `docker build` would send: those of .dockerignore's list, as far as git knows them. */
function buildContext(): string[] {
  const allowed = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return known.split('\n').filter((file) => allowed.some((entry) => isMeant(entry, file)));
}

/**
 * Carries out the project's Dockerfile without a container engine: every stage is a directory, every RUN a shell in
 * it. It knows the instructions that this Dockerfile has, and throws at any other.
 */
export function buildImage(dockerfile: string, directory: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  const inside = (stage: Image, file: string) =>
    path.join(stage.root, path.isAbsolute(file) ? file : path.join(stage.workdir, file));
  const copy = (from: string, to: string) => {
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  };

  for (const { name, value } of instructions(dockerfile)) {
    if (name === 'FROM') {
      const stage = value.match(/ AS (\w+)$/)?.[1] ?? 'last';
      image = {
        root: path.join(directory, stage),
        workdir: '/',
        env: {},
        user: 'root',
        command: [],
        healthcheck: [],
      };
      mkdirSync(image.root, { recursive: true });
      stages.set(stage, image);
      continue;
    }
    if (!image) throw new Error(`${name} before FROM`);
    if (name === 'ENV') {
      for (const pair of value.split(/\s+/)) image.env[pair.replace(/=.*/, '')] = pair.replace(/^[^=]*=/, '');
    } else if (name === 'WORKDIR') {
      image.workdir = value;
      mkdirSync(path.join(image.root, value), { recursive: true });
    } else if (name === 'COPY' && value.startsWith('--from=')) {
      const [from = '', source = '', target = ''] = value.replace('--from=', '').split(/\s+/);
      const stage = stages.get(from);
      if (!stage) throw new Error(`no stage ${from}`);
      const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      copy(inside(stage, source), inside(image, to));
    } else if (name === 'COPY') {
      const sources = value.split(/\s+/).slice(0, -1);
      const wanted = buildContext().filter((file) => sources.includes('.') || sources.includes(file));
      for (const file of wanted) copy(file, inside(image, file));
    } else if (name === 'RUN') {
      // Owners and directories at the root are the engine's business; they are made when the image starts.
      if (value.startsWith('mkdir /data')) continue;
      execFileSync('sh', ['-c', value], {
        cwd: path.join(image.root, image.workdir),
        env: { ...process.env, ...image.env, NODE_ENV: '' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    } else if (name === 'USER') image.user = value;
    else if (name === 'CMD') image.command = JSON.parse(value) as string[];
    else if (name === 'HEALTHCHECK')
      image.healthcheck = JSON.parse(value.replace(/^.*? CMD /, '')) as string[];
    else if (name !== 'VOLUME' && name !== 'EXPOSE') throw new Error(`this helper does not know ${name}`);
  }
  if (!image) throw new Error('the Dockerfile has no stage');
  return image;
}
