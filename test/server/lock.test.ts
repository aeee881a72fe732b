/** Of several processes with one DATA_DIR, only one delivers. outbox-processes.test.ts asks it of two servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLock, lockLifetime } from '../../server/mail/lock';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

/** Locks of one file, with a fake clock. */
function locks() {
  const file = path.join(temporaryDirectory(), '.lock');
  const clock = { now: 0 };
  const lockOf = (host: string, pid: number) => createLock(file, { host, pid, steady: () => clock.now });
  return { file, clock, lockOf };
}

it('one process holds it, until it releases it', async () => {
  const { lockOf } = locks();
  const [one, two] = [lockOf('a', 1), lockOf('b', 2)];
  expect([await one.hold(), await two.hold(), await one.hold()]).toEqual([true, false, true]);
  expect(two.holder()).toMatchObject({ host: 'a', pid: 1 });
  await two.release();
  expect(await two.hold()).toBe(false);
  await one.release();
  expect([await two.hold(), two.holder(), await one.hold()]).toEqual([true, undefined, false]);
});

it('a holder on another machine keeps it while it renews it, and then loses it', async () => {
  const { lockOf, clock } = locks();
  const [one, two] = [lockOf('a', 1), lockOf('b', 2)];
  await one.hold();
  for (let passed = 0; passed < 3 * lockLifetime; passed += lockLifetime / 4) {
    clock.now += lockLifetime / 4;
    await one.hold();
    expect(await two.hold()).toBe(false);
  }
  clock.now += lockLifetime / 2;
  expect(await two.hold()).toBe(false);
  clock.now += lockLifetime / 2 + 1;
  expect(await two.hold()).toBe(true);
  // A suspended holder notices before its next call.
  expect(await one.hold()).toBe(false);
});

it('a dead process on the same machine has lost it, and so has a predecessor with the same id', async () => {
  const { lockOf, file } = locks();
  const child = spawn('true');
  await once(child, 'exit');
  await lockOf('a', child.pid ?? 0).hold();
  expect(await lockOf('a', process.pid).hold()).toBe(true);
  expect(await lockOf('a', process.ppid).hold()).toBe(false);
  expect(await lockOf('a', process.pid).hold()).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ host: 'a', pid: process.pid });
});
