import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, dist/ and public/, whatever the working directory. Bundled into dist/server/*.js. */
export const programFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
