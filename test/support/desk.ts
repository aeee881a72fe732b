import { type DeskProcess, startDesk as start } from '../../tools/harness/deskProcess';
import { copyProject, type ProjectCopy } from './project-copy';

/** The desk of a copy of the project. */
export interface RunningDesk extends DeskProcess {
  project: ProjectCopy;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
}

/** Opens the desk of a copy of the project, whose content is compiled. @param hasPreview see startDesk of the harness */
export async function startDesk(project = copyProject(), hasPreview = true): Promise<RunningDesk> {
  const json = (file: string) => JSON.parse(project.read(`content/${file}.json`));
  return { project, json, ...(await start(project.root, hasPreview)) };
}
