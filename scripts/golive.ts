/**
 * `npm run golive`: lists settings and content that must change before the site is public, and exits with 1 if it finds
 * any. Settings, including HOTEL_DIR, come from the environment or from a file: `npm run golive -- production.env`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../server/files/hotelFiles';
import { contentFindings, settingProblems } from '../tools/golive';

const [settings] = process.argv.slice(2);
if (settings && !existsSync(settings)) {
  console.error(`No file ${settings}. Usage: npm run golive -- production.env`);
  process.exit(1);
}
const env = settings ? parseEnv(await readText(settings)) : process.env;
const sampleHotel = path.resolve('.');
const hotel = path.resolve(env.HOTEL_DIR ?? sampleHotel);
const problems = settingProblems(env);
const { samples, equalText } = await contentFindings(hotel, hotel === sampleHotel ? undefined : sampleHotel);

function print(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
print('Settings to change', problems);
print('Sample content to replace', samples);
print('Text of the sample hotel: keep only what is true of yours', equalText);
const count = problems.length + samples.length;
console.log(
  count === 0 ? 'Ready, once the list in docs/make-it-yours.md is done' : `Not ready: ${count} to change`,
);
if (count > 0) process.exitCode = 1;
