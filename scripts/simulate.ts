/**
 * `npm run simulate [histories] [seed]`: lives through random histories of enquiries, crashes, power cuts, full disks,
 * wrong clocks and a failing provider, with the real spool and delivery, and reports the first in which a mail is lost
 * or sent twice, made as short as it can be.
 */
import fc from 'fast-check';
import { histories, live } from '../tools/faults/simulation';

const [count = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
/** Events in the longest history. */
const longest = 12;
const step = 10_000;

const started = performance.now();
let lived = 0;
let events = 0;

const property = fc.asyncProperty(histories(longest), fc.nat(), async (history, chance) => {
  const faults = await live(history, chance);
  lived += 1;
  events += history.length;
  if (lived % step === 0) console.log(`${lived} of ${count} histories`);
  if (faults.length > 0) throw new Error(faults.join('; '));
});

console.log(`${count} histories, seed ${seed}`);
const result = await fc.check(property, { numRuns: count, seed });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (result.failed) {
  console.log(fc.defaultReportMessage(result));
  console.log(`\nAgain: npm run simulate -- ${count} ${seed}`);
  process.exitCode = 1;
} else {
  console.log(`${lived} histories of ${events} events in ${seconds} s: no mail lost, none sent twice.`);
}
