import { pino } from 'pino';
import { readConfig } from '../../server/config';
import type { Logger } from '../../server/logger';

/** Reads the configuration from these variables only, not from the environment. */
export const configOf = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

/** A logger that records its lines and returns them raw, parsed, or errors only. */
export function recordingLogger() {
  const lines: string[] = [];
  const logger: Logger = pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) });
  const logged = () => lines.map((line) => JSON.parse(line));
  return { logger, lines, logged, errors: () => logged().filter(({ level }) => level >= 50) };
}
