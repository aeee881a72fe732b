/** Kills a server amid a stream of enquiries over lines that break, against a provider that fails, and counts what arrived. */

import { longTrial } from '../tools/faults/longTrial';

process.exitCode = (await longTrial(Number(process.argv[2] ?? 1))) ? 0 : 1;
