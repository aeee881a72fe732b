import { readdir, readFile } from 'node:fs/promises';

/** A process of this machine. */
interface Process {
  id: number;
  parent: number;
  /** Its arguments, the program first. */
  command: string[];
}

/** What /proc/{id} says; undefined for a process that has ended. proc(5) */
async function processOf(id: string): Promise<Process | undefined> {
  const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  const [stat, command] = await Promise.all([read('stat'), read('cmdline')]);
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(stat) ?? [];
  if (parent === undefined) return undefined;
  return { id: Number(id), parent: Number(parent), command: command.split('\0').slice(0, -1) };
}

/** The processes that a process has started, and those that they have started. Linux alone. */
export async function descendants(of: number): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(ids.map(processOf))).filter((each) => each !== undefined);
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.id)]);
  return below(of);
}
