import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs `npm run media` for a hotel's folder: fonts, icons and social cards follow its texts; pictures that have not changed
 * are kept. Without masters it does nothing: the command would take their pictures for deleted.
 * @throws with what it printed
 */
export async function makeMedia(root: string): Promise<void> {
  if (!readdirSync(path.join(root, 'media')).some((file) => /\.(jpe?g|png)$/.test(file))) return;
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot } = process.env;
  await run(process.execPath, ['--import', 'tsx', 'scripts/media.ts'], {
    env: {
      ...{ PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot },
      ...{ HOTEL_DIR: root, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}
