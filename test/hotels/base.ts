import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslation } from './words';

/** JSON of any file of content/. */
// biome-ignore lint/suspicious/noExplicitAny: hotels change JSON of all shapes
export type Json = any;

/** Another hotel's content by path below content/: JSON as a value, Markdown as a text. */
export type HotelContent = Map<string, Json>;

/** Pictures that a hotel needs; each stands for many of the sample's. */
export const pictureNames = [
  'north',
  'east',
  'south',
  'west',
  'loop-poster',
  'room-360-1',
  'plan-1',
] as const;

/** The size of the pictures in px, small, so that their renditions are fast. */
export const pictureSize = { width: 320, height: 240 };
export const planSize = { width: 320, height: 426 };

/** Keys whose texts are no prose. */
const notProse =
  /^(hex|family|package|path|href|to|url|engine|weather|reviews|international|display|email|source|locale|language|timeZone|lang|changed|kind|icon|category|id|topic)$/;

/** Keys whose texts name a picture. */
const namesPicture = /^(picture|pictures|sharedPictures|extraHero|frames|card|poster|cardPicture)$/;

const isProse = (text: string) => / /.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

/** The sample hotel's content. */
function sample(): HotelContent {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|md)$/.test(name),
  );
  return new Map(
    files.map((name) => {
      const text = readFileSync(path.join('content', name), 'utf8');
      return [name.split(path.sep).join('/'), name.endsWith('.json') ? JSON.parse(text) : text];
    }),
  );
}

const ordinary = pictureNames.slice(0, 4);

/** The picture that stands for one of the sample's. */
function pictureFor(name: string): string {
  if (name.startsWith('room-360-')) return 'room-360-1';
  if (name.startsWith('plan-')) return 'plan-1';
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return ordinary[sum % ordinary.length] ?? 'north';
}

/** New names of what files name by their ids: rooms, places. */
export type Renames = ReadonlyMap<string, string>;

/** Replaces ids where they stand alone, in tokens, in addresses and in anchors. */
function renamed(text: string, renames: Renames): string {
  const whole = renames.get(text);
  if (whole) return whole;
  return text.replace(/(\{|\/room\/|#place-)([a-z0-9]+(?:-[a-z0-9]+)*)(?=[./}]|$)/g, (all, before, id) =>
    renames.has(id) ? before + renames.get(id) : all,
  );
}

/**
 * The sample hotel's content in other words, with other pictures, and without its rooms, offers and groups, which are
 * returned apart.
 */
export function translatedSample(renames: Renames) {
  const translate = createTranslation();
  const inWords = (value: Json, key: string, file: string): Json => {
    if (Array.isArray(value)) return value.map((each) => inWords(each, key, file));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, inWords(each, name, file)]),
      );
    if (typeof value !== 'string') return value;
    if (namesPicture.test(key)) return pictureFor(value);
    if (key === 'film') return 'loop';
    const text = renamed(value, renames);
    return notProse.test(key) || !isProse(text) ? text : translate(text);
  };
  const content: HotelContent = new Map();
  for (const [file, value] of sample())
    content.set(
      file,
      file.startsWith('engines/')
        ? value
        : typeof value === 'string'
          ? translate(renamed(value, renames))
          : inWords(value, '', file),
    );
  const taken = (folder: string) =>
    [...content]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => {
        content.delete(file);
        return value as Json;
      });
  return { content, translate, rooms: taken('rooms'), offers: taken('offers'), groups: taken('groups') };
}

/** The ids of the sample's rooms or places. */
export const roomIds = () => readdirSync('content/rooms').map((name) => name.replace('.json', ''));
export const placeIds = (): string[] =>
  sample()
    .get('places.json')
    .places.map(({ id }: { id: string }) => id);

/** A room's file made from one of the sample's. */
export function roomLike(
  like: Json,
  { name, order, price }: { name: string; order: number; price: number },
): Json {
  const { formerSlugs: _, slashRequired: __, hidden: ___, plan, ...room } = structuredClone(like);
  const { page } = room;
  Object.assign(room, { name, order, price, pictures: ['north'] });
  Object.assign(page, {
    title: `${page.title.slice(0, 12).trim()} ${order}`,
    description: fitting(page.description, order),
  });
  return { room, plan };
}

/** A description of a length that search engines show, and that nobody else has. */
export const fitting = (text: string, number: number) => {
  const words = text.replace(/\{[^}]*\}/g, 'of').slice(0, 120);
  return `${words.padEnd(80, ' room')} ${number}.`;
};

/** Each color a shade beside the sample's, so that contrasts stay. */
export function recolor(brand: Json): void {
  const beside = (hex: string) =>
    `#${[1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')).join('')}`;
  for (const color of Object.values<Json>(brand.colors)) color.hex = beside(color.hex);
  for (const [name, hex] of Object.entries<string>(brand.moreContrast))
    brand.moreContrast[name] = beside(hex);
}
