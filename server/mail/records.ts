import { isFull } from '../files/errorCode';
import type { Entry } from './entry';
import type { Spool } from './spool';

interface RecordsOptions {
  spool: Spool;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Called with the id of an entry that has left queued/. */
  onClosed: (id: string) => void;
}

/** The entries' state in the spool, and in memory what a full disk does not take. */
export function createRecords({ spool, now, onClosed }: RecordsOptions) {
  /** Updated entries that could not be written to a full disk, by id. */
  const unwritten = new Map<string, Entry>();
  /** Entries whose outcome could not be written yet, by id; they must not be sent again. */
  const unrecorded = new Map<string, Entry>();

  /**
   * Writes an entry's state. On a full volume it stays in memory until there is space, so that delivery continues.
   */
  async function note(entry: Entry): Promise<void> {
    try {
      await spool.update(entry);
      unwritten.delete(entry.id);
    } catch (error) {
      if (!isFull(error)) throw error;
      unwritten.set(entry.id, entry);
    }
  }

  /** Writes an entry that has its outcome, and moves it to the folder of that outcome. */
  async function finish(entry: Entry): Promise<void> {
    unrecorded.set(entry.id, entry);
    await note(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unrecorded.delete(entry.id);
    unwritten.delete(entry.id);
    onClosed(entry.id);
  }

  /** Gives an entry its outcome and finishes it. */
  const close = (entry: Entry, state: 'sent' | 'failed', detail: string) =>
    finish({ ...entry, outcome: { state, at: new Date(now()).toISOString(), detail } });

  return {
    note,
    finish,
    close,
    /** By id: entries to finish again after a disk error. */
    unrecorded: unrecorded as ReadonlyMap<string, Entry>,
    /** The latest version of an entry. */
    current: async (id: string) => unwritten.get(id) ?? (await spool.read('queued', id)),
    /** Finishes a list call that a later choice of the same guest replaces. */
    closeSuperseded: (entry: Entry) => close(entry, 'sent', 'not sent: the guest has chosen again since'),
  };
}

export type Records = ReturnType<typeof createRecords>;
