/** The command `npm run outbox`. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import libsql from 'libsql';
import { sentRetentionDays } from '../../shared/retention';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { builtServer, run } from '../support/built-server';
import { listen } from '../support/listen';
import { delayed, hour, refused, testOutbox } from '../support/test-outbox';

const built = builtServer();

/** Creates an outbox whose first emails are refused, and a function that runs the command on this outbox. */
function commandFor(refusals = 0) {
  const DATA_DIR = temporaryDirectory();
  const outbox = testOutbox(Array(refusals).fill(refused), DATA_DIR);
  return { DATA_DIR, outbox, command: (...args: string[]) => run(built.outboxCli, args, { DATA_DIR }) };
}

it('lists and shows failed messages with their errors, and retries failed messages', async () => {
  const { DATA_DIR, outbox, command } = commandFor(2);
  await outbox.post('one', 'two');
  await outbox.delivery.runOnce();
  const listed = (await command()).stdout;
  expect(listed).toMatch(new RegExp(`failed +1 +contact +email +\\d \\w+ +1 +${refused.code}: `));
  expect(listed.match(/^failed /gm)).toHaveLength(2);
  const rows = (await command('--json')).stdout.trim().split('\n');
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([{ id: 1, state: 'failed' }, { id: 2 }]);
  expect((await command('show', '1')).stdout).toMatch(
    /^\{\n {2}"id": 1,\n {2}"state": "failed",[\s\S]*\nTo: the hotel\n.*\nSubject: one\n/,
  );
  const queued = '1 back in the queue; a running server sends within seconds\n';
  expect((await command('retry', '1')).stdout).toBe(queued);
  expect((await command('retry', 'all')).stdout).toBe(queued);
  await outbox.callsAfter(hour);
  expect(outbox.tried.slice(2).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect((await command('list')).stdout).toBe(
    `Nothing is waiting and nothing failed. 2 sent in the last ${sentRetentionDays} days; see npm run outbox help\nOutbox: ${DATA_DIR}/outbox.db\n`,
  );
});

it('holds, releases, and deletes a message', async () => {
  const { outbox, command } = commandFor();
  await outbox.post('one');
  expect((await command('hold', '1')).stdout).toMatch(/^Held/);
  await outbox.callsAfter(0);
  expect([(await command()).stdout, outbox.tried]).toEqual([expect.stringMatching(/held +1 /), []]);
  expect((await command('release', 'all')).stdout).toMatch(/^1 back in the queue/);
  expect((await command('drop', '1')).stdout).toBe('Deleted\n');
  expect(await outbox.counts('queued', 'held')).toEqual([0, 0]);
});

it('warns that a released message may be sent a second time', async () => {
  const { outbox, command } = commandFor();
  const crashed = testOutbox([delayed], outbox.root, { now: Date.now() - 25 * hour });
  await crashed.post('one');
  await crashed.callsAfter(0, 21 * hour);
  expect((await command()).stdout).toMatch(/held +1 .* overdue: tried for 20 hours; /);
  expect((await command('release', '1')).stdout).toMatch(/possibly sent a second time: 1/);
});

it('deletes a guest’s inquiries, except for a waiting unsubscribe request', async () => {
  const { outbox, command } = commandFor();
  await outbox.post('one');
  await outbox.callsAfter(0);
  await outbox.post('two');
  await outbox.add({ kind: 'unsubscribe', email: 'june@example.com' });
  expect((await command('forget', 'max@example.com')).stdout).toBe('0 inquiries deleted\n');
  expect((await command('forget', 'June@Example.com')).stdout).toMatch(/^2 inquiries deleted; 1 kept /);
  expect(await outbox.rows('queued', 'sent')).toMatchObject([{ kind: 'unsubscribe' }]);
  await outbox.callsAfter(0);
  expect((await command('forget', 'june@example.com')).stdout).toBe('One inquiry deleted\n');
});

it('copies the outbox to a new file that only its owner can read', async () => {
  const { outbox, command, DATA_DIR } = commandFor();
  await outbox.post('one');
  const copy = path.join(DATA_DIR, 'copy.db');
  expect((await command('backup', copy)).stdout).toBe(`Copied to ${copy}, which contains personal data\n`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await command('backup', copy)).toMatchObject({ code: 1, stderr: `${copy} exists\n` });
  expect(await command('backup', '/no/such/folder')).toMatchObject({ code: 1, stdout: '' });
  const db = new libsql(copy);
  expect(db.prepare('SELECT is_backup FROM status').all()).toEqual([{ is_backup: 1 }]);
  db.close();
});

it('escapes control characters in messages, and prints each message on one line', async () => {
  const clearScreen = '\u001b[2J\u009b31m';
  const { outbox, command } = commandFor();
  const failing = testOutbox([{ ...refused, reason: `500 ${clearScreen}\nqueued forged` }], outbox.root);
  await failing.post(`Hi ${clearScreen}`);
  await failing.callsAfter(0);
  for (const args of [[], ['show', '1']]) {
    const { stdout } = await command(...args);
    expect(stdout).toContain('\\u001b[2J');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
    expect(stdout).not.toMatch(/[\u001b\u009b]|^queued forged/m);
  }
});

it('posts a test alert to ALERT_URL, and reports the result', async () => {
  const statuses = [200, 403];
  const webhook = createServer((_req, res) => void res.writeHead(statuses.shift() ?? 500).end());
  const ALERT_URL = `${(await listen(webhook)).url}/secret`;
  const send = (env: Record<string, string>) =>
    run(built.outboxCli, ['test-alert'], { DATA_DIR: temporaryDirectory(), ...env });
  expect(await send({ ALERT_URL })).toMatchObject({ code: 0, stdout: 'ALERT_URL accepted the test alert\n' });
  const stderr = 'ALERT_URL did not accept the test alert: responded with 403\n';
  expect(await send({ ALERT_URL })).toMatchObject({ code: 1, stderr });
  expect(await send({})).toMatchObject({ code: 1, stderr: 'ALERT_URL is not set\n' });
});

it.each(['show', 'show nothing', 'drop ../../x', 'delete x', 'test-alert x'])(
  'rejects "%s" with a one-line error or the usage text, and exit code 1',
  async (args) => {
    const { outbox, command } = commandFor();
    await outbox.post('one');
    const { code, stdout, stderr } = await command(...args.split(' '));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^(?:[^\n]+\n|npm run outbox [\s\S]*)$/);
    expect(stderr).not.toMatch(/^ *at /m);
  },
);

it('reports a missing outbox, and does not create an outbox', async () => {
  const DATA_DIR = temporaryDirectory();
  const stderr = `No outbox at ${DATA_DIR}/outbox.db: set DATA_DIR to the value that the server uses\n`;
  expect(await run(built.outboxCli, [], { DATA_DIR })).toEqual({ code: 1, stdout: '', stderr });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it('reports an unusable file in one line', async () => {
  const DATA_DIR = temporaryDirectory();
  writeFileSync(path.join(DATA_DIR, 'outbox.db'), 'no database');
  const { code, stderr } = await run(built.outboxCli, [], { DATA_DIR });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\/.*outbox\.db: is damaged, .*\n$/)]);
});
