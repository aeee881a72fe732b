/**
 * `npm run golive`: prints the desk's checklist with file and line; exit code 1 while a must is open.
 * Settings are those of the environment, or of a file: `npm run golive -- production.env`.
 */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { hotelDay } from '../shared/hotelDay';
import { fullChecklist, goliveReport } from '../tools/golive/report';

const [settings] = process.argv.slice(2);
const env = settings ? parseEnv(readFileSync(settings, 'utf8')) : process.env;
const { text, isReady } = goliveReport(fullChecklist(env, hotelDay()));
console.log(text);
if (!isReady) process.exitCode = 1;
