/** `npm run check`: checks the program, its documents, and the content of the sample hotel, or of HOTEL_DIR. */
import { spawnSync } from 'node:child_process';

/** The commands, in the order in which they run. cspell checks the program's text, but no hotel's content. */
const commands = [
  'tsc -b',
  'biome check',
  'knip --no-gitignore',
  'cspell --no-progress --quiet "*.md" "{client,deploy,desk,docs,scripts,server,shared,test,tools}/**/*.{ts,tsx,css,md}" "shared/**/*.json"',
  'tsx scripts/repository.ts',
  'tsx scripts/deployment.ts',
  'tsx scripts/content.ts',
];

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  console.error(
    `npm run check is for the program. To check a hotel’s folder, use npm run content -- ${folder}`,
  );
  process.exit(1);
}
const failed = commands.filter(
  (command) => spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0,
);
for (const command of failed) console.error(`Failed: ${command}`);
if (failed.includes('biome check')) console.error('npm run format fixes most of what biome reports.');
if (failed.length > 0) process.exitCode = 1;
