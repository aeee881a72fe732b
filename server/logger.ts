import { pino } from 'pino';
import type { Config } from './config';
import { createLogOutput } from './logOutput';
import { printable } from './printable';

export type Logger = pino.Logger;

/** A log line for people: '14:02:11 WARN mail delayed entry=... code="429 rate_limit_exceeded"'. */
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

/**
 * JSON lines in production, readable ones in development and in a terminal. Callers must not log personal data.
 * `dropped` counts lost lines; `end` flushes within a timeout in ms, before the process exits.
 */
export function createLogger({ LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>) {
  const options = { level: LOG_LEVEL, base: null };
  const isReadable = NODE_ENV === 'development' || process.stdout.isTTY;
  const { write, dropped, end } = createLogOutput(standardOutput);
  // Some messages contain text from the provider or from clients.
  const output = { write: (line: string) => write(printable(isReadable ? readableLine(line) : line)) };
  return { logger: pino(options, output), dropped, end };
}
