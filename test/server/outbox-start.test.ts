import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOutbox, NotStoredError } from '../../server/mail/outbox';
import { temporaryDirectory } from '../../tools/serverProcess';
import { configOf, listeningLogger } from '../support/config-and-logger';
import { mail } from '../support/test-outbox';

const contact = (subject: string) => ['contact', [mail(subject)], new Date()] as const;

/** An outbox without a key, whose directory is a file until it is mended. */
function brokenOutbox() {
  const DATA_DIR = temporaryDirectory();
  const inTheWay = path.join(DATA_DIR, 'outbox');
  writeFileSync(inTheWay, 'no directory');
  const { logger, lines } = listeningLogger();
  const outbox = createOutbox(configOf({ DATA_DIR }), logger);
  return { outbox, lines, mend: () => rmSync(inTheWay) };
}

describe('an outbox whose disk cannot be written at the start', () => {
  it('is named in the log and by its health, and delivers nothing; the process goes on', async () => {
    const { outbox, lines } = brokenOutbox();
    await outbox.start();
    await outbox.stop();
    expect(JSON.parse(lines[0] ?? '{}')).toEqual({
      level: 50,
      time: expect.any(Number),
      code: 'ENOTDIR',
      msg: expect.stringContaining('check DATA_DIR'),
    });
    expect(outbox.checkHealth()).toBe('the outbox cannot be written (ENOTDIR)');
    expect(await outbox.counts()).toEqual({ queued: 0, failed: 0 });
    await expect(outbox.ids()).rejects.toThrow('ENOTDIR');
  });

  it('takes the next enquiry when the disk is back, and says that it is well', async () => {
    const { outbox, mend } = brokenOutbox();
    await outbox.start();
    const refused = await outbox.accept(...contact('one')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotStoredError);
    expect(refused).toMatchObject({
      name: 'NotStoredError',
      message: expect.stringContaining('enquiry'),
      cause: { code: 'ENOTDIR' },
    });
    mend();
    await outbox.accept(...contact('two'));
    expect(outbox.checkHealth()).toBeUndefined();
    expect(await outbox.counts()).toEqual({ queued: 1, failed: 0 });
    expect(await outbox.ids()).toHaveLength(1);
    expect(outbox.queue()).toMatchObject({ length: 1 });
    await outbox.stop();
  });
});

describe('an outbox that starts', () => {
  it('is well before the first enquiry comes, and holds nothing', async () => {
    const { logger, lines } = listeningLogger();
    const outbox = createOutbox(configOf({ DATA_DIR: temporaryDirectory() }), logger);
    await outbox.start();
    expect(outbox.checkHealth()).toBeUndefined();
    expect(await outbox.counts()).toEqual({ queued: 0, failed: 0 });
    expect(await outbox.ids()).toEqual([]);
    await outbox.stop();
    expect(lines).toEqual([]);
  });
});
