import { compileHotel } from '../../../server/content/loadHotel';
import { readHotel } from '../../../server/content/readHotel';
import { ContentError } from '../../../shared/content/contentError';
import { hotelSource, smallDirectory } from '../../support/hotel-source';

it.each<[file: string, text: string | undefined, error: string]>([
  ['brand/wordmark.svg', undefined, 'the file is missing'],
  ['brand/wordmark.svg', '<svg/>', 'must have a viewBox'],
  ['fonts.json', undefined, 'the file is missing: npm run media creates it'],
  ['fonts.json', 'null', 'the file must be a group of fields in braces { }'],
  ['fonts.json', '{"faces":[],"standIns":[]}', 'faces must have at least one entry'],
  [
    'fonts.json',
    '{"faces":[{"family":"Lora","weight":"400","url":"/fonts/a.woff2","characters":"U+0-FFFFFFFF"}],"standIns":[]}',
    'faces[1].characters must be a range such as U+20-7E, U+A0, not "U+0-FFFFFFFF"',
  ],
  ['manifest.json', 'null', 'the file must be a group of fields in braces { }'],
  [
    'manifest.json',
    '{"pictures":[],"films":{},"drawings":{}}',
    'pictures must be a group of values in braces { }',
  ],
  [
    'manifest.json',
    '{"pictures":{"__proto__":{}}}',
    'the file has a field named __proto__, which is not allowed',
  ],
])('a hotel whose media/%s is %s does not load', (file, text, error) => {
  const source = hotelSource(smallDirectory);
  const media = new Map(source.media);
  if (text === undefined) media.delete(file);
  else media.set(file, text);
  expect(() => compileHotel({ ...source, media })).toThrow(`media/${file}: ${error}`);
});

it('rejects fields named __proto__', async () => {
  const { content, ...rest } = await readHotel(smallDirectory);
  const jobs = '{"jobs": [{"__proto__": {}}]}';
  expect(() => compileHotel({ ...rest, content: new Map([...content, ['jobs.json', jobs]]) })).toThrow(
    'content/jobs.json: the file has a field named __proto__, which is not allowed',
  );
});

it.each([
  ['a policy with 20,000 errors', 'policies/terms.md', () => '# a\n'.repeat(20_000)],
  [
    'fine print with a number of 50,000 digits',
    'offers/two-nights.json',
    (offer = '') => JSON.stringify({ ...JSON.parse(offer), terms: ['1'.repeat(50_000)] }),
  ],
])('reads %s within a second', async (_, file, change) => {
  const { content, ...rest } = await readHotel(smallDirectory);
  const hotel = { ...rest, content: new Map([...content, [file, change(content.get(file))]]) };
  const started = process.cpuUsage();
  try {
    compileHotel(hotel);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
  }
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});
