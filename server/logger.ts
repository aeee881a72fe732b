import { pino } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Config } from './config';
import { escapeControls } from './escapeControls';

export type Logger = pino.Logger;

/** Formats a log line for people: '14:02:11 WARN mail delayed entry=... code="429 rate_limit_exceeded"'. */
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

const standardOutput = 1;

/** Batch size in bytes: each write takes longer than sending a page. */
const batchSize = 8 * 1024;

/** The longest delay before a line is written, in ms. */
const batchPause = 100;

/** The most bytes to buffer while stdout's reader or the disk is stalled. Further lines are dropped. */
const bufferLimit = 1024 * 1024;

/**
 * Writes JSON lines in production, and readable lines in development or to a terminal. Callers must not log personal
 * data. `dropped` returns the number of lost lines. `end` flushes the buffer before the process exits, within a limit
 * in ms; later lines are ignored.
 */
export function createLogger({ LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>) {
  // Reading process.stdout also makes a pipe non-blocking, so that a stalled reader can't delay the exit.
  const isReadable = NODE_ENV === 'development' || process.stdout.isTTY;
  const output = new SonicBoom({
    fd: standardOutput,
    minLength: batchSize,
    maxLength: bufferLimit,
    periodicFlush: batchPause,
  });
  let isEnded = false;
  // Control characters are escaped, since some messages contain text from the mail provider or from clients.
  const write = (line: string) => {
    // Writing to an output that has ended throws.
    if (!isEnded) output.write(escapeControls(isReadable ? readableLine(line) : line));
  };
  const logger = pino({ level: LOG_LEVEL, base: null }, { write });

  let dropped = 0;
  /** Dropped lines that have not been reported in the log yet. */
  let unreported = 0;
  output.on('drop', () => {
    dropped += 1;
    unreported += 1;
  });
  output.on('drain', () => {
    const count = unreported;
    unreported = 0;
    if (count > 0) logger.warn({ count }, 'log lines dropped');
  });
  // After a write error, the buffered lines are written with the next lines.
  output.on('error', () => undefined);

  const end = (limit: number) =>
    new Promise<void>((resolve) => {
      output.once('close', resolve);
      setTimeout(resolve, limit);
      if (!isEnded) output.end();
      isEnded = true;
    });
  return { logger, dropped: () => dropped, end };
}
