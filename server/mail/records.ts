import { isFull } from '../files/errorCode';
import type { Entry } from './entry';
import type { Spool } from './spool';

interface RecordsOptions {
  spool: Spool;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Called with the id of each entry that gets its outcome. */
  onClosed: (id: string) => void;
}

/** Keeps entries' states in the spool, or in memory while they cannot be written. */
export function createRecords({ spool, now, onClosed }: RecordsOptions) {
  /** Entries whose state could not be written, keyed by id. */
  const unwritten = new Map<string, Entry>();

  /** Writes an entry's state. On a full volume it stays in memory until there is space, so that delivery continues. */
  async function note(entry: Entry): Promise<void> {
    try {
      await spool.update(entry);
      unwritten.delete(entry.id);
    } catch (error) {
      if (!isFull(error)) throw error;
      unwritten.set(entry.id, entry);
    }
  }

  /** Writes an entry that has its outcome, and moves it to that outcome's folder. */
  async function finish(entry: Entry): Promise<void> {
    onClosed(entry.id);
    // No matter what fails, the entry must not be sent again.
    unwritten.set(entry.id, entry);
    await note(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unwritten.delete(entry.id);
  }

  return {
    note,
    finish,
    /** Gives an entry its outcome and finishes it. */
    close: (entry: Entry, state: 'sent' | 'failed', detail: string) =>
      finish({ ...entry, outcome: { state, at: new Date(now()).toISOString(), detail } }),
    /** Whether an entry has an outcome that could not be written. */
    isClosed: (id: string) => unwritten.get(id)?.outcome !== undefined,
    /** Entries to finish again after a disk error. */
    unfinished: () => [...unwritten.values()].filter(({ outcome }) => outcome),
    /** The latest version of an entry. */
    current: async (id: string) => unwritten.get(id) ?? (await spool.read('queued', id)),
  };
}

export type Records = ReturnType<typeof createRecords>;
