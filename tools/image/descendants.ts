import { readdir, readFile } from 'node:fs/promises';

/** A process of this machine. */
interface Process {
  id: number;
  parent: number;
  /** 'node', at most 15 characters. */
  name: string;
}

/** One line of /proc/{id}/stat; undefined for a process that has ended. proc(5) */
async function processOf(id: string): Promise<Process | undefined> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(line) ?? [];
  return parent === undefined ? undefined : { id: Number(id), parent: Number(parent), name };
}

/** The processes that a process has started, and those that they have started. Linux alone. */
export async function descendants(of: number): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(ids.map(processOf))).filter((each) => each !== undefined);
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.id)]);
  return below(of);
}
