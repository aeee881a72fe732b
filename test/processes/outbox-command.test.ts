/** `npm run outbox` */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { builtServer, run } from '../support/built-server';
import { listen } from '../support/listen';
import { refused, testOutbox } from '../support/test-outbox';

const built = builtServer();

/** An outbox whose first emails are rejected, and a function that runs the command on it. */
function commandFor(refusals = 0) {
  const DATA_DIR = temporaryDirectory();
  const outbox = testOutbox(Array(refusals).fill(refused), path.join(DATA_DIR, 'outbox'));
  return { DATA_DIR, outbox, command: (...args: string[]) => run(built.outboxCli, args, { DATA_DIR }) };
}

it('lists failed emails with their errors, shows them, and sends them again', async () => {
  const { DATA_DIR, outbox, command } = commandFor(2);
  const [one] = await outbox.store('one', 'two');
  const id = one?.id ?? '';
  await outbox.delivery.runOnce();
  const listed = (await command()).stdout;
  expect(listed).toMatch(new RegExp(`failed +${id} +contact +email to hotel +\\d min +1 +${refused.code}: `));
  expect(listed.match(/^failed /gm)).toHaveLength(2);
  expect((await command('show', id)).stdout).toMatch(/^failed\n[\s\S]*\nTo: the hotel\n.*\nSubject: one\n/);
  const queued = '1 back in the queue; a running server sends within seconds\n';
  expect((await command('retry', id)).stdout).toBe(queued);
  expect((await command('retry', 'all')).stdout).toBe(queued);
  await outbox.delivery.runOnce();
  expect(outbox.tried.slice(2).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect((await command('list')).stdout).toBe(
    `Nothing is waiting and nothing failed. 2 sent in the last 30 days; see npm run outbox help\nOutbox: ${DATA_DIR}/outbox\n`,
  );
});

it('holds, releases and deletes an email', async () => {
  const { outbox, command } = commandFor();
  const id = (await outbox.store('one'))[0]?.id ?? '';
  expect((await command('hold', id)).stdout).toMatch(/^Held/);
  await outbox.delivery.runOnce();
  expect([(await command()).stdout, outbox.tried]).toEqual([
    expect.stringMatching(new RegExp(`held +${id}`)),
    [],
  ]);
  expect((await command('release', id)).stdout).toMatch(/^Back in the queue/);
  expect((await command('drop', id)).stdout).toBe('Deleted\n');
  expect(outbox.counts('queued', 'held')).toEqual([0, 0]);
});

it('lists unreadable files, and requeues them once they are fixed', async () => {
  const { outbox, command } = commandFor();
  const [entry] = await outbox.store('one');
  const id = entry?.id ?? '';
  const file = (state: string) => outbox.file(state, `${id}.json`);
  rmSync(file('queued'));
  writeFileSync(file('quarantine'), JSON.stringify({ ...entry, version: 2 }));
  writeFileSync(`${file('queued')}.bak`, '');
  const { stdout } = await command();
  expect(stdout).toMatch(new RegExp(`quarantine +${id} +cannot be read: not a valid entry for this release`));
  expect(stdout).toMatch(new RegExp(`queued +${id}.json.bak +not an entry`));
  const stderr = `${id} cannot be read: not a valid entry for this release\n`;
  expect(await command('retry', id)).toMatchObject({ code: 1, stderr });
  writeFileSync(file('quarantine'), JSON.stringify(entry));
  expect((await command()).stdout).toContain('readable again: npm run outbox retry');
  expect((await command('retry', 'all')).stdout).toMatch(/^1 back in the queue/);
  expect((await command()).stdout).toMatch(new RegExp(`queued +${id} +contact`));
});

it('escapes control characters in emails, and prints each email on one row', async () => {
  const { outbox, command } = commandFor();
  const clearScreen = '\u001b[2J\u009b31m';
  const [entry] = await outbox.store(`Hi ${clearScreen}`);
  if (!entry) throw new Error('not stored');
  await outbox.spool.update({ ...entry, attempts: 1, lastError: `500 ${clearScreen}\nqueued forged` });
  for (const args of [[], ['show', entry.id]]) {
    const { stdout } = await command(...args);
    expect(stdout).toContain('\\u001b[2J\\u009b31m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
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
    const { DATA_DIR, command } = commandFor();
    mkdirSync(path.join(DATA_DIR, 'outbox/queued'), { recursive: true });
    const { code, stdout, stderr } = await command(...args.split(' '));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^(?:[^\n]+\n|npm run outbox [\s\S]*)$/);
    expect(stderr).not.toMatch(/^ *at /m);
  },
);

it('reports a folder that is not an outbox, and leaves it unchanged', async () => {
  const { DATA_DIR, command } = commandFor();
  const stderr = `${DATA_DIR}/outbox is not an outbox: set DATA_DIR to the value that the server uses\n`;
  expect(await command()).toEqual({ code: 1, stdout: '', stderr });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
