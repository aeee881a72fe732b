import { buildServer } from '../harness/serverBundle';
import { crashTrial } from './crashTrial';

/** Runs the crash trial at length (minutes) and prints what became of the enquiries. @returns whether all arrived once */
export async function longTrial(seed: number): Promise<boolean> {
  const row = (name: string, value: string | number) =>
    console.log(`${name.padEnd(44)}${String(value).padStart(8)}`);
  const kills = 20;
  const enquiries = 600;
  const server = await buildServer();
  try {
    console.log(
      `Enquiries against a failing provider, broken lines and SIGKILL (seed ${seed}; takes minutes)\n`,
    );
    const onKill = (kill: number) => console.log(`killed ${kill} of ${kills} times`);
    const report = await crashTrial(server, { kills, enquiries, seed, onKill });
    row('\nenquiries', enquiries);
    row('whose first post was not answered', report.unanswered);
    row('sent again', report.repeats);
    row('answered, but not as sent', report.refused);
    row('mails and list entries to deliver', report.expected);
    row('lost', report.lost.length);
    row('twice', report.twice.length);
    row('most calls to Resend at once', report.mostOpen);
    console.log('\nWhat Resend did\n');
    for (const [behavior, times] of [...report.behaviors].sort(([, a], [, b]) => b - a)) row(behavior, times);
    const faults = [...report.lost, ...report.twice];
    const isSound = faults.length + report.refused === 0 && report.mostOpen === 1;
    console.log(isSound ? '\nNothing lost, nothing twice.' : `\nFAILED: ${faults.join(', ')}`);
    return isSound;
  } finally {
    server.remove();
  }
}
