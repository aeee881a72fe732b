import { phone } from '../support/browser';
import {
  filterLabels,
  hotel,
  matchingRooms,
  pages,
  roomPath,
  rooms,
  roomsContent,
  site,
  stayForm,
} from '../support/content';
import type { Journey } from '../support/reader/journey';
import { Reader } from '../support/reader/reader';

/** US$ a night. */
const most = 330;

const { accessibility } = hotel;
const ocean = matchingRooms(rooms, 'ocean');
const affordable = ocean.find(({ price }) => price < most) ?? ocean[0];
const [room] = rooms;
if (!affordable || !room) throw new Error('the hotel has no room, or none at the ocean');

const chosen = (filter: string) => `.room-filters a[href*="filter=${filter}"][aria-current]`;

export const roomJourneys: readonly Journey[] = [
  {
    title: `Find an ocean room under $${most} and call`,
    file: 'ocean-room',
    async go() {
      const reader = await Reader.open(pages.rooms.path);
      await reader.press('Tab');
      await reader.press('Enter', 'main:focus');
      await reader.seek('heading', roomsContent.find.title);
      await reader.seek('link', filterLabels.ocean);
      await reader.press('Enter', chosen('ocean'));
      await reader.seek('heading', affordable.name);
      for (let stops = 0; stops < 6; stops += 1) await reader.next('item');
      await reader.back('heading');
      await reader.press('Enter', '.room h1:focus');
      await reader.seek('item', site.phone.display);
      return reader;
    },
  },
  {
    title: 'Compare three rooms',
    file: 'compare',
    async go() {
      const reader = await Reader.open(pages.rooms.path);
      await reader.seek('heading', roomsContent.find.title);
      for (const { name } of rooms.slice(0, 4)) {
        await reader.seek('field', name);
        await reader.press('Space');
      }
      for (let stops = 0; stops < 4; stops += 1) await reader.back('field');
      await reader.press('Enter', '.comparison__remove');
      await reader.next('table');
      await reader.nextCell('right');
      await reader.nextCell('down');
      await reader.nextCell('right');
      await reader.nextCell('right');
      for (let row = 0; row < 4; row += 1) await reader.nextCell('down');
      for (let stops = 0; stops < 2; stops += 1) await reader.back('field');
      await reader.press('Enter');
      return reader;
    },
  },
  {
    title: 'Read the accessible room’s measures',
    file: 'accessible-measures',
    async go() {
      const reader = await Reader.open(roomPath(accessibility.room));
      await reader.seek('heading', 'Accessibility Features');
      const last = accessibility.measures.at(-1)?.value ?? '';
      while ((await reader.next('item')) !== last);
      await reader.next('heading');
      for (let stops = 0; stops < 4; stops += 1) await reader.next('item');
      for (let groups = 1; groups < accessibility.groups.length; groups += 1) await reader.next('heading');
      return reader;
    },
  },
  {
    title: 'Choose a stay',
    file: 'stay',
    async go() {
      const reader = await Reader.open(roomPath(room.slug));
      await reader.seek('field', stayForm.arrival.label);
      await reader.press('Enter', '.stay-calendar');
      await reader.press('ArrowDown');
      await reader.press('ArrowRight');
      await reader.press('Enter');
      for (let nights = 0; nights < 3; nights += 1) await reader.press('ArrowRight');
      await reader.press('Enter');
      await reader.press('Escape');
      await reader.next('field');
      await reader.press('ArrowUp');
      await reader.next('field');
      await reader.seek('item', stayForm.submit);
      return reader;
    },
  },
  {
    title: 'Open the 360° view and leave',
    file: 'look-around',
    async go() {
      const reader = await Reader.open(pages.rooms.path);
      await reader.seek('heading', roomsContent.story.title);
      await reader.next('field');
      await reader.press('Enter', '.viewer-360[open]');
      for (let stops = 0; stops < 3; stops += 1) await reader.next('item');
      await reader.seek('field', 'Next');
      await reader.press('Enter');
      await reader.press('Enter');
      await reader.press('ArrowLeft');
      await reader.next('field');
      await reader.press('Space');
      await reader.press('Space');
      await reader.press('Escape', '.viewer-360:not([open])');
      return reader;
    },
  },
  {
    title: 'Apply the filters by keyboard, as phones lay the page out',
    file: 'filters-on-a-phone',
    async go() {
      const reader = await Reader.open(pages.rooms.path, { viewport: phone });
      await reader.seek('heading', roomsContent.find.title);
      await reader.press('Tab');
      await reader.press('Tab');
      await reader.press('Enter', chosen('ocean'));
      await reader.press('Tab');
      await reader.press('Tab');
      await reader.press('Enter', chosen('kitchenette'));
      await reader.press('Tab');
      await reader.press('Enter', chosen('suite'));
      await reader.next('heading');
      await reader.next('heading');
      return reader;
    },
  },
];
