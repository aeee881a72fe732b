/**
 * `npm run bench`: compares the built server with a bare one: load and memory; how long a change of content
 * takes; and a render with React's own. Compare ratios of figures
 * from one run: absolute times depend on the machine. `npm run bench -- load` runs only this part.
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { measureMiss, measureReload } from './bench/hotel';
import { measureLab } from './bench/lab';
import { measureLoad, measureMemory } from './bench/load';

const [first = '', ...rest] = process.argv.slice(2);

const parts: Record<string, () => Promise<void>> = {
  load: measureLoad,
  memory: measureMemory,
  reload: measureReload,
  miss: measureMiss,
};
/** Parts that run only on request: each takes at least a quarter of an hour. */
const onRequest: Record<string, () => Promise<void>> = {
  /** Paths may follow: `npm run bench -- lab /gallery /about`. */
  lab: () => measureLab(rest),
  /** The tests of the outbox with many more kills. A seed may follow. */
  crashes: async () => {
    const env = { ...process.env, TRIAL_SEED: rest[0] ?? '1' };
    process.exitCode = spawnSync('npx', ['jest', 'outbox-processes'], { env, stdio: 'inherit' }).status ?? 1;
  },
};

const known = { ...parts, ...onRequest };
const takesRest = first === 'lab' || first === 'crashes';
const names = takesRest ? [first] : [first, ...rest].filter(Boolean);
const unknown = names.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure, but ${Object.keys(known).join(', ')}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`);
for (const name of names.length > 0 ? names : Object.keys(parts)) await known[name]?.();
