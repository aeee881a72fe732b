/**
 * `npm run bench`: compares the built server with a bare one, measures how long a content change takes, and compares a
 * render with React alone. Only compare ratios within one run, since absolute times depend on the machine.
 * `npm run bench -- load` runs only that part.
 */
import { cpus } from 'node:os';
import { measureMiss, measureReload } from './bench/hotel';
import { measureLab } from './bench/lab';
import { measureLoad } from './bench/load';

const [first = '', ...rest] = process.argv.slice(2);

const parts: Record<string, () => Promise<void>> = {
  load: measureLoad,
  reload: measureReload,
  miss: measureMiss,
};
/** `lab` runs only on request, since it takes 15 minutes. Paths may follow: `npm run bench -- lab /gallery /about`. */
const known: typeof parts = { ...parts, lab: () => measureLab(rest) };

const names = first === 'lab' ? [first] : process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}; available: ${Object.keys(known).join(', ')}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`);
for (const name of names.length > 0 ? names : Object.keys(parts)) await known[name]?.();
