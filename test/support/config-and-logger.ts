import { pino } from 'pino';
import { readConfig } from '../../server/config';
import type { Logger } from '../../server/logger';

/** Reads the configuration from these variables only, not from the environment. */
export const configOf = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

/** A logger that records its lines. */
export function recordingLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) }), lines };
}
