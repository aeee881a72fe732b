/**
 * `npm run edit`: serves the owner's desk at http://127.0.0.1:4000/desk and opens it in the browser, unless CI is set.
 * DESK_PORT changes the port. HOTEL_DIR is the hotel's folder (default: the repository). DESK_URL and DESK_SECRET put
 * the desk behind a sign-in proxy. See docs/for-owners.md and docs/for-operators.md.
 */
import path from 'node:path';

console.log(`Opening the desk for ${path.resolve(process.env.HOTEL_DIR ?? '.')} …`);
// The import comes after the message, because loading and bundling take seconds.
void import('./start');
