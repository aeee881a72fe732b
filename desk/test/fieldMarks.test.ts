/** Except for the field marks in its text, a page in the preview has the same data as the page that guests see. */
import path from 'node:path';
import { readConfig } from '../../server/config';
import { compileHotel } from '../../server/content/loadHotel';
import { type HotelSource, readHotel } from '../../server/content/readHotel';
import { createSnapshot } from '../../server/content/snapshot';
import { loadedData } from '../../server/pages/render';
import { listEntries } from '../content/entries';
import { createFieldMarks } from '../preview/fieldMarks';
import { decodeMarks, percentEncodedMark } from '../preview/markEncoding';

const config = readConfig({});
const hotels = ['.', 'test/hotels/small', 'test/hotels/plain'];

/** A page that the owner adds. */
const parking = `---
title: Parking
subtitle: Behind the house.
description: Where to leave a car, a van, a bicycle, or a boat while you stay with us at the harbor.
---

A space for each room.

## Bicycles {#bikes}

- In the shed
`;

const clean = (data: unknown) => decodeMarks(JSON.stringify(data).replace(percentEncodedMark, '')).text;

/** The data of each page, keyed by address, and the data that all pages share. */
function pagesOf(source: HotelSource, addresses: readonly string[]) {
  const snapshot = createSnapshot(compileHotel(source), config);
  const data = addresses.map((url) => [url, loadedData({ snapshot, url }, '').data] as const);
  return new Map<string, unknown>([...data, ['every page', snapshot.site]]);
}

// The data of /book contains the current time.
beforeAll(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 4, 14)));

it.each(hotels)('field marks in text change no other data on the pages of the hotel in %s', async (hotel) => {
  const { content: files, ...others } = await readHotel(path.resolve(hotel));
  const source = { ...others, content: new Map([...files, ['pages/parking.md', parking]]) };
  const marks = createFieldMarks();
  const content = new Map([...source.content].map(([file, text]) => [file, marks.marked(file, text)]));
  const addresses = listEntries(source.content).map(({ shownAt }) => shownAt);
  const marked = pagesOf({ ...source, content }, addresses);
  // A mark after a Markdown link becomes a separate string, which is empty once the mark is removed.
  const different = [...pagesOf(source, addresses)].filter(
    ([url, data]) => clean(marked.get(url)).replaceAll(',""]', ']') !== clean(data),
  );
  expect(different.map(([url]) => url)).toEqual([]);
});
