import { type DeskProcess, startDesk as start } from '../../tools/harness/deskProcess';
import { copyProject, type ProjectCopy } from './project-copy';

/** The desk of a copy of the project. */
export interface RunningDesk extends DeskProcess {
  project: ProjectCopy;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
}

/** Opens the desk of a copy of the project, whose content is compiled. */
export async function startDesk(project = copyProject()): Promise<RunningDesk> {
  const json = (file: string) => JSON.parse(project.read(`content/${file}.json`));
  return { project, json, ...(await start(project.root)) };
}

/** In the place of `npm run dev`. */
const emptySite = `import { createServer } from 'node:http';
createServer((_, res) => res.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>')).listen(
  Number(process.env.PORT),
  process.env.HOST,
);
`;

/** The same with an empty page as its preview: most of a desk's work is to build and show the site. */
export function startDeskAlone(): Promise<RunningDesk> {
  const project = copyProject();
  project.write('scripts/dev.ts', emptySite);
  return startDesk(project);
}
