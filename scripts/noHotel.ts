/** Part of `npm run check`: the sources of the program name no fact of a hotel; here, of the sample. Comments may. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadHotel } from '../server/content/load';

const folders = ['client', 'server', 'shared'];

/** The list of what to change in the sample names what the sample has. */
const leftOut = path.join('server', 'golive');

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const { brand, fullName, phone, address, email } = (await loadHotel('.')).content.hotel;
const facts = [brand, fullName, phone.display, phone.international, address.street, address.city, email];

for (const folder of folders)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!/\.(tsx?|css|json)$/.test(file) || file.startsWith(leftOut)) continue;
    const text = readFileSync(file, 'utf8').replace(comments, '');
    const found = facts.filter((fact) => text.includes(fact));
    for (const fact of found) console.error(`${file}: has "${fact}", a fact of the sample hotel`);
    if (found.length > 0) process.exitCode = 1;
  }
