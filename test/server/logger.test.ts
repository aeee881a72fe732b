import { createLogger, readableLine } from '../../server/logger';

/** Standard output during a function. */
async function written(act: () => void | Promise<void>): Promise<string> {
  const { write } = process.stdout;
  let text = '';
  process.stdout.write = ((chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  }) as typeof write;
  try {
    await act();
  } finally {
    process.stdout.write = write;
  }
  return text;
}

describe('in development', () => {
  it('lines are human-readable, written at once, and not lost', async () => {
    const { logger, dropped, end } = createLogger({ LOG_LEVEL: 'info', NODE_ENV: 'development' });
    const text = await written(() => {
      logger.warn({ entry: 'x' }, 'mail delayed');
      logger.debug('not asked for');
    });
    expect(text).toMatch(/^\d\d:\d\d:\d\d WARN mail delayed entry=x\n$/);
    expect(dropped()).toBe(0);
    await end(100);
  });
});

describe('a readable line', () => {
  const time = new Date('2027-05-14T12:00:00').getTime();
  const line = (fields: object) => readableLine(JSON.stringify({ level: 30, time, ...fields }));

  it('has its fields as they are, in quotes if they contain a space or a quote', () => {
    expect(line({ msg: 'hi', ms: 7, on: true, code: 'a b', text: 'say "hi"', list: [1] })).toBe(
      '12:00:00 hi ms=7 on=true code="a b" text="say \\"hi\\"" list=[1]\n',
    );
  });
});
