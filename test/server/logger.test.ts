import { createLogger, readableLine } from '../../server/logger';

const time = new Date('2027-05-14T12:00:00').getTime();

it.each<[object, string]>([
  [{ level: 30, msg: 'hi' }, '12:00:00 hi\n'],
  [
    { level: 40, msg: 'delayed', entry: 'x', code: '429 many' },
    '12:00:00 WARN delayed entry=x code="429 many"\n',
  ],
  [
    { level: 30, msg: 'hi', ms: 7, text: 'say "hi"', list: [1] },
    '12:00:00 hi ms=7 text="say \\"hi\\"" list=[1]\n',
  ],
  [
    { level: 50, msg: 'broke', err: { message: 'no', stack: 'Error: no\n  at x' } },
    '12:00:00 ERROR broke\nError: no\n  at x\n',
  ],
])('formats the log entry %j for a terminal', (fields, line) => {
  expect(readableLine(JSON.stringify({ time, ...fields }))).toBe(line);
});

it('ignores entries after the log has ended, since work may still be running at exit', async () => {
  const { logger, end } = createLogger({ LOG_LEVEL: 'info', NODE_ENV: 'production' });
  await end(100);
  expect(() => logger.info('late')).not.toThrow();
  await expect(end(100)).resolves.toBeUndefined();
});
