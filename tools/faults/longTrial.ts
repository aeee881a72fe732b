import { type BuiltServer, buildServer } from '../harness/serverBundle';
import { crashTrial } from './crashTrial';
import { canMount, fullVolumeTrial } from './fullVolume';

const kills = 20;
const enquiries = 1000;

/** Small volumes: by size, and by the number of files. */
const volumes = ['size=1m', 'size=6m', 'size=6m,nr_inodes=40'];

const row = (name: string, value: string | number) =>
  console.log(`${name.padEnd(44)}${String(value).padStart(8)}`);

async function killsAndStops(server: BuiltServer, seed: number): Promise<boolean> {
  console.log(
    `Enquiries against a failing provider, broken lines, ${kills} SIGKILL and ${kills} SIGTERM, half`,
  );
  console.log(`of the servers with a slow disk (seed ${seed}; takes minutes)\n`);
  const signals = Array.from({ length: kills }, () => ['SIGKILL', 'SIGTERM'] as const).flat();
  const onEnd = (count: number) => console.log(`ended ${count} of ${signals.length} servers`);
  const report = await crashTrial(server, { signals, enquiries, seed, hasSlowDisks: true, onEnd });
  row('\nenquiries accepted', enquiries);
  row('whose first post was not answered', report.unanswered);
  row('sent again', report.repeats);
  row('answered, but not as sent', report.refused);
  row('not answered because of a SIGTERM', report.cutByStop);
  row('mails and list entries to deliver', report.expected);
  row('lost', report.lost.length);
  row('twice', report.twice.length);
  row('most calls to Resend at once', report.mostOpen);
  console.log('\nWhat Resend did\n');
  for (const [behavior, times] of [...report.behaviors].sort(([, a], [, b]) => b - a)) row(behavior, times);
  const faults = [...report.lost, ...report.twice];
  if (faults.length > 0) console.log(`\nLost or twice: ${faults.join(', ')}`);
  return faults.length + report.refused + report.cutByStop === 0 && report.mostOpen === 1;
}

async function fullVolumes(server: BuiltServer): Promise<boolean> {
  let isSound = true;
  console.log('\nVolumes that fill up while the provider fails, and a kill\n');
  if (!canMount()) console.log('not tried: this user may mount none');
  else
    for (const options of volumes) {
      const { accepted, delivered, twice } = await fullVolumeTrial(server, options);
      row(`${options}: accepted`, accepted);
      row('delivered', delivered);
      row('twice', twice);
      isSound &&= delivered === accepted && twice === 0;
    }
  return isSound;
}

/** Trials of some minutes; prints the results. @returns whether all enquiries arrived once */
export async function longTrial(seed: number): Promise<boolean> {
  const server = await buildServer();
  try {
    const isSound = (await killsAndStops(server, seed)) && (await fullVolumes(server));
    console.log(isSound ? '\nNothing lost, nothing twice.' : '\nFAILED');
    return isSound;
  } finally {
    server.remove();
  }
}
