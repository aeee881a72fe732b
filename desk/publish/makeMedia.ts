import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs `npm run media` for a hotel's folder: fonts, icons and social cards follow its texts; pictures that have not changed
 * are kept. @throws with what it printed
 */
export async function makeMedia(root: string): Promise<void> {
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot } = process.env;
  await run(process.execPath, ['--import', 'tsx', 'scripts/media.ts'], {
    env: {
      ...{ PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot },
      ...{ HOTEL_DIR: root, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}
