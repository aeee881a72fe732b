import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type DeskProcess, startDesk as start } from '../../tools/deskProcess';
import { copyProject, type ProjectCopy } from './project-copy';

/** The desk of a copy of the project. */
export interface RunningDesk extends DeskProcess {
  project: ProjectCopy;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
}

/** Opens the desk of a copy of the project. */
export async function startDesk(project = copyProject()): Promise<RunningDesk> {
  const json = (file: string) => JSON.parse(project.read(`content/${file}.json`));
  return { project, json, ...(await start(project.root)) };
}

/**
 * Keeps the copy as the owner has left it, where EDITED_COPIES names a folder: other tests can then be run in it.
 * @param name its folder's name in there
 */
export function keepCopy({ project }: RunningDesk, name: string): void {
  const folder = process.env.EDITED_COPIES;
  if (!folder) return;
  const kept = path.join(folder, name);
  rmSync(kept, { recursive: true, force: true }); // What an earlier run has kept.
  cpSync(project.root, kept, { recursive: true, verbatimSymlinks: true });
}

/** Words that stand nowhere in the project's content: it may be one that the same tests have edited before. */
export function unusedWords({ project }: RunningDesk, words: string): string {
  const files = readdirSync(path.join(project.root, 'content'), { recursive: true }).map(String);
  const texts = files
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => project.read(`content/${file}`));
  const isFree = (candidate: string) => !texts.some((text) => text.includes(candidate));
  let candidate = words;
  for (let n = 2; !isFree(candidate); n += 1) candidate = `${words} ${n}`;
  return candidate;
}
