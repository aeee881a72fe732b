import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { createApp, type Dependencies } from '../../server/app';
import { readConfig } from '../../server/config';
import type { Logger } from '../../server/logger';
import type { Call } from '../../server/mail/entry';
import { NotStoredError, type Outbox } from '../../server/mail/outbox';
import type { FormName } from '../../shared/formNames';
import { bareManifest } from '../../tools/serverBundle';

/** The configuration of these variables alone; none of the machine's is read. */
export const configOf = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

/** A logger that keeps its lines. */
export function listeningLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) }), lines };
}

/** What an outbox in memory was given. */
interface AcceptedEnquiry {
  form: FormName;
  calls: readonly Call[];
}

/** An outbox in memory; `broken` makes it refuse everything. */
export function memoryOutbox(broken = false): Outbox & { accepted: AcceptedEnquiry[] } {
  const accepted: AcceptedEnquiry[] = [];
  return {
    accepted,
    async accept(form, calls) {
      if (broken) throw new NotStoredError(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      accepted.push({ form, calls });
    },
  };
}

/** The whole application, with the variables given and an outbox in memory. */
export function testApp(env: Record<string, string> = {}, parts: Partial<Dependencies> = {}) {
  const outbox = memoryOutbox();
  const { logger, lines } = listeningLogger();
  const app: RequestListener = createApp({
    config: configOf(env),
    logger,
    manifest: bareManifest,
    buildDirectory: 'no-such-directory',
    readiness: async () => undefined,
    outbox,
    ...parts,
  });
  return { app, outbox, lines };
}
