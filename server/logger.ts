import { pino } from 'pino';
import type { Config } from './config';

export type Logger = pino.Logger;

/** A log line for a person: '14:02:11 WARN mail delayed entry=... code="429 rate_limit_exceeded"'. */
export function readableLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const name =
    Number(level) === pino.levels.values.info ? '' : `${pino.levels.labels[Number(level)]?.toUpperCase()} `;
  const fields = Object.entries(rest).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return ` ${key}=${/[\s"]/.test(text) ? JSON.stringify(text) : text}`;
  });
  const { stack, message } = (err ?? {}) as { stack?: string; message?: string };
  return `${clock} ${name}${msg ?? ''}${fields.join('')}${err ? `\n${stack ?? message}` : ''}\n`;
}

/**
 * Standard output in batches, since each write costs more than answering with a cached page. From `minLength` bytes on
 * it writes at once, else after `periodicFlush` ms, and at the end of the process.
 */
const batchedOutput = { dest: 1, sync: false, minLength: 8 * 1024, periodicFlush: 100 };

/** JSON lines in production, readable ones in development and in a terminal. Whoever logs leaves personal data out. */
export function createLogger({ LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  const options = { level: LOG_LEVEL, base: null };
  const isReadable = NODE_ENV === 'development' || process.stdout.isTTY;
  return isReadable
    ? pino(options, { write: (line) => process.stdout.write(readableLine(line)) })
    : pino(options, pino.destination(batchedOutput));
}
