import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs `npm run media` for a hotel's folder to update fonts, icons and social cards. Doesn't regenerate unchanged
 * pictures. Does nothing without masters, since the command would treat their pictures as deleted.
 * @throws Error with the command's output
 */
export async function makeMedia(root: string): Promise<void> {
  if (!readdirSync(path.join(root, 'media')).some((file) => /\.(jpe?g|png)$/.test(file))) return;
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  await run(process.execPath, ['--import', 'tsx', 'scripts/media.ts'], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      SystemRoot,
      HOTEL_DIR: root,
      TSX_TSCONFIG_PATH: 'tsconfig.base.json',
    },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}
