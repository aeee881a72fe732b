import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { source } from '../support/compile';
import { brand, rooms, site } from '../support/content';
import type { ProjectCopy } from '../support/project-copy';

const digits = site.phone.international.replace(/\D/g, '');
const domain = site.email.replace(/^.*@/, '');
const { places }: { places: { name: string }[] } = JSON.parse(source.files.get('places.json') ?? '');

/** What only the sample hotel is called, where it is, and what it looks like. */
const names = [
  site.brand,
  site.address.city,
  site.address.street,
  site.address.postalCode,
  'California(?! (?:Civil|Business|Code))',
  'San Diego',
  site.phone.display,
  site.locale.timeZone,
  digits,
  domain,
  String(site.geo.latitude),
  Object.values(site.booking.parameters)[0] ?? '',
  ...rooms.map(({ name }) => name),
  ...places.map(({ name }) => name),
  ...Object.values(brand.colors).map(({ hex }) => hex),
];

const escaped = (text: string) => (text.includes('(?!') ? text : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const anyName = new RegExp(names.filter(Boolean).map(escaped).join('|'), 'gi');

/** Characters around a name, to find it by. */
const around = 40;

/** What a text still says of the sample hotel, each with the words around it. */
export const leaksIn = (text: string): string[] =>
  [...text.matchAll(anyName)]
    .filter(
      ({ 0: name, index }) => !/[\p{L}\d]/u.test(text.charAt(index - 1) + text.charAt(index + name.length)),
    )
    .map(({ 0: name, index }) => text.slice(Math.max(0, index - around), index + name.length + around));

const isText = /\.(js|css|html|svg|json|webmanifest)$/;

/** What the built server, the browser's files and the icons' manifest still say of the sample hotel. */
export function leaksInFiles({ root }: ProjectCopy): string[] {
  return ['dist', 'public'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name))
      .filter((file) => isText.test(file) && statSync(file).isFile())
      .flatMap((file) =>
        leaksIn(readFileSync(file, 'utf8')).map((found) => `${path.basename(file)}: ${found}`),
      ),
  );
}
