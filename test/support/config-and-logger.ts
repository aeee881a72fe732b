import { pino } from 'pino';
import { readConfig } from '../../server/config';
import type { Logger } from '../../server/logger';

/** Reads the configuration from these variables instead of the process's environment. */
export const configOf = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

/** Creates a logger that records its lines: raw (`lines`), parsed (`logged`), or only parsed errors (`errors`). */
export function recordingLogger() {
  const lines: string[] = [];
  const logger: Logger = pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) });
  const logged = () => lines.map((line) => JSON.parse(line));
  return { logger, lines, logged, errors: () => logged().filter(({ level }) => level >= 50) };
}
