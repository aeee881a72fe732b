import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the program's package.json, dist/ and public/, wherever it is started. The built files are dist/server/*.js. */
export const programFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
