import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, dist/ and public/: two levels above this code, which runs in dist/server/*.js. */
export const programFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
