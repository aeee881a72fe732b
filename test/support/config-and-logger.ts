import { pino } from 'pino';
import { readConfig } from '../../server/config';
import type { Logger } from '../../server/logger';

/** The configuration of these variables alone; none of the machine's is read. */
export const configOf = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

/** A logger that keeps its lines. */
export function listeningLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) }), lines };
}
