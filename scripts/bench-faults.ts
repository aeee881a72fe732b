/** Kills a server amid a stream of enquiries, cuts lines, repeats posts, throws random bodies at it, and counts. */

import { crashTrial } from '../tools/faults/crashTrial';
import { cutTrial } from '../tools/faults/cutTrial';
import { fuzz } from '../tools/faults/fuzz';
import { buildServer } from '../tools/serverBundle';
import { startServer, temporaryDirectory } from '../tools/serverProcess';

const seed = Number(process.argv[2] ?? 1);
const row = (name: string, value: string | number) =>
  console.log(`${name.padEnd(34)}${String(value).padStart(8)}`);

const server = await buildServer();
try {
  console.log(`Enquiries against a failing provider and SIGKILL (seed ${seed}; takes minutes)\n`);
  const crash = await crashTrial(server, { kills: 8, enquiries: 300, seed });
  row('killed', crash.kills);
  row('enquiries accepted', crash.accepted);
  row('enquiries cut off by a kill', crash.unanswered);
  row('mails and list entries to deliver', crash.expected);
  row('delivered', crash.delivered);
  row('lost', crash.lost.length);
  row('twice', crash.twice.length);
  row('most calls to Resend at once', crash.mostOpen);
  console.log('\nWhat Resend did\n');
  for (const [behavior, times] of [...crash.behaviors].sort(([, a], [, b]) => b - a)) row(behavior, times);

  console.log('\nLines cut at a random byte of the post or its answer, then each sent again twice\n');
  const cut = await cutTrial(server, { enquiries: 500, rounds: 10, seed });
  row('enquiries', cut.enquiries);
  row('stored though the line was cut', cut.stored);
  row('killed', cut.kills);
  row('sent again', cut.repeats);
  row('of these not answered as sent', cut.refused);
  row('mails and list entries to deliver', cut.expected);
  row('lost', cut.lost.length);
  row('twice', cut.twice.length);

  console.log('\nRandom bodies\n');
  const live = await startServer(server.index, {
    DATA_DIR: temporaryDirectory(),
    RATE_LIMIT_MAX: '1000000',
    DELIVER_LOCAL_FORMS: 'true',
    LOG_LEVEL: 'warn',
  });
  const { posts, answers, bad } = await fuzz(live.url, { posts: 5000, seed });
  row('posts', posts);
  for (const kind of ['2xx', '3xx', '4xx', '5xx', 'none']) row(`answered ${kind}`, answers[kind] ?? 0);
  const home = await fetch(live.url);
  row('home page afterwards', home.status);
  await live.end('SIGTERM');

  const faults = [...crash.lost, ...crash.twice, ...cut.lost, ...cut.twice];
  const isSound = faults.length + cut.refused + bad.length === 0 && crash.mostOpen === 1 && home.ok;
  console.log(isSound ? '\nNothing lost, nothing twice.' : `\nFAILED: ${faults.join(', ')}`);
  process.exitCode = isSound ? 0 : 1;
} finally {
  server.remove();
}
