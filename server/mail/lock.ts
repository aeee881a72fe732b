import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod';
import { isFull, isMissing } from '../files/errorCode';

/** Renewal interval, in ms. */
const renewInterval = 5000;

/** How long a lock lasts without renewal, in ms: longer than the slowest delivery attempt. */
export const lockLifetime = 60_000;

const holderSchema = z.object({ host: z.string(), pid: z.int(), token: z.string() });

type Holder = z.output<typeof holderSchema>;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A lock file that its holder touches periodically. A dead holder on the same machine loses it immediately, elsewhere
 * after `lockLifetime`. A race for an expired lock may leave two holders until the next renewal; idempotency keys then
 * prevent duplicate emails.
 */
export function createLock(file: string, host = hostname(), steady = () => performance.now()) {
  const { pid } = process;
  const own: Holder = { host, pid, token: randomBytes(8).toString('hex') };
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** The other holder at the last check, and when its lock file was last seen to change. */
  let other: (Holder & { touched: number; since: number }) | undefined;

  const readHolder = async () => holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));

  async function take(): Promise<boolean> {
    try {
      await writeFile(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      // Delivery continues on a full volume.
      if (isFull(error)) return true;
      throw error;
    }
  }

  async function acquire(): Promise<boolean> {
    if (await take()) return true;
    const { mtimeMs: touched } = await stat(file);
    const found = await readHolder().catch(() => ({ host: 'unknown', pid: 0, token: '' }));
    if (found.token === own.token) {
      const now = new Date();
      await utimes(file, now, now);
      return true;
    }
    if (other?.token !== found.token || other.touched !== touched)
      other = { ...found, touched, since: steady() };
    const hasEnded = found.host === host && (found.pid === pid || !isAlive(found.pid));
    if (!hasEnded && steady() - other.since <= lockLifetime) return false;
    await rm(file, { force: true });
    return take();
  }

  return {
    /** Acquires or renews the lock. @returns whether this process holds it @throws the system error */
    async hold(): Promise<boolean> {
      if (steady() - renewedAt < renewInterval) return true;
      const isHeld = await acquire().catch((error: unknown) => {
        // Another process has just released it.
        if (isMissing(error)) return false;
        throw error;
      });
      renewedAt = isHeld ? steady() : Number.NEGATIVE_INFINITY;
      if (isHeld) other = undefined;
      return isHeld;
    },

    /** The other holder at the last check. */
    holder: () => other,

    /** Never throws: a lock that cannot be removed expires. */
    async release(): Promise<void> {
      renewedAt = Number.NEGATIVE_INFINITY;
      const found = await readHolder().catch(() => undefined);
      if (found?.token === own.token) await rm(file, { force: true }).catch(() => undefined);
    },
  };
}

export type Lock = ReturnType<typeof createLock>;
