import { readdirSync } from 'node:fs';
import path from 'node:path';
import { copyHotel, type HotelFolder } from '../support/hotel-folder';
import { sampleDirectory } from '../support/hotel-source';

export const roomCount = 60;

/** A 24-letter town name that cannot wrap. */
const town = 'Wolfeschlegelsteinhausen'; // cspell:ignore Wolfeschlegelsteinhausen

/** The highest room rate that the site is designed for, in US$. */
const maxPrice = 99_999;

/** A unique description with a valid length for search results. */
const description = (name: string) => `${name}, as a test describes it: `.padEnd(100, 'at length ').trim();

const namesIn = (folder: string) => readdirSync(path.join(sampleDirectory, 'content', folder));

/**
 * Creates a sixty-room hotel with every feature: the sample hotel's content with the longest names, prices and codes
 * that an owner may use.
 */
export function largeHotel(): HotelFolder {
  const hotel = copyHotel();
  const { edit, write } = hotel;
  for (const name of readdirSync(path.join(sampleDirectory, 'content'), {
    recursive: true,
    encoding: 'utf8',
  }))
    if (/\.(json|md)$/.test(name))
      write(`content/${name}`, hotel.read(`content/${name}`).replaceAll('Encinitas', town));

  edit('content/hotel.json', (site) => {
    Object.assign(site, {
      brand: `Grand ${town}`,
      fullName: `The Grand ${town} Hotel, Residences, and Suites`,
      kicker: `A hotel of many rooms in ${town}, West Virginia`,
      email: 'reservations@grandwolfeschlegel.example',
      amenityFee: 125,
      priceBarMaximum: maxPrice,
      temperature: '−104°F',
    });
    Object.assign(site.address, { street: '12345 Mountaineer Avenue', region: 'WV', postalCode: '26505' });
  });
  edit('content/banner.json', (banner) => Object.assign(banner, { shown: true }));
  edit('content/places.json', ({ places }) => {
    for (const place of places)
      Object.assign(place, { name: `${town} ${place.name}`, street: `12345 ${town}` });
  });
  edit('content/testimonials.json', ({ testimonials }) => {
    for (const quote of testimonials)
      Object.assign(quote, { author: `Christopher ${town}-Montgomery`, location: town });
  });
  edit('content/map.json', ({ town: { walk } }) => Object.assign(walk, { alt: 'The way to the beach.' }));
  for (const name of namesIn('pages'))
    edit(`content/pages/${name}`, (page) => {
      if (page.meta)
        Object.assign(page.meta, { title: name.replace('.json', ''), description: description(name) });
    });

  const rooms = namesIn('rooms');
  for (let number = 1; number <= roomCount; number += 1) {
    const template = rooms[(number - 1) % rooms.length] ?? '';
    const isCopy = number > rooms.length;
    const file = `content/rooms/${isCopy ? `room-${number}.json` : template}`;
    const pictures = [template.replace('.json', '-1')];
    if (isCopy) write(file, hotel.read(`content/rooms/${template}`));
    edit(file, (room) => {
      const name = `${town} Penthouse with Kitchenette ${number}`;
      Object.assign(room, { name, order: number, price: maxPrice - number });
      Object.assign(room.page, {
        title: `Penthouse ${number}`,
        subtitle: 'High above the river.',
        description: description(name),
      });
      if (isCopy) Object.assign(room, { pictures, formerSlugs: [] });
    });
  }
  for (const [index, name] of namesIn('offers').entries())
    edit(`content/offers/${name}`, (file) => Object.assign(file, { code: `SUMMERTIME-SAVINGS-${index}` }));
  return hotel;
}
