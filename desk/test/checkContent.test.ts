/** The errors that the desk blames on a change, in a hotel whose files already have errors. */
import { hotelSource } from '../../test/support/sample-hotel';
import { smallDirectory } from '../../test/support/small-hotel';
import { newErrors } from '../content/checkContent';

const source = hotelSource(smallDirectory);
const edited = (edits: Record<string, (text: string) => string>) =>
  new Map(
    Object.entries(edits).map(
      ([file, edit]) => [file, edit(source.content.get(file) ?? '')] as [string, string],
    ),
  );

const withFact = (text: string) => text.replace('"title": "', '"title": "{unknownFact} ');
const withoutJson = () => '{';
const unchanged = (text: string) => text;
/** A hotel with an error in one file, which hides that the other has an unknown fact. */
const broken = {
  ...source,
  content: new Map([
    ...source.content,
    ...edited({ 'jobs.json': withoutJson, 'pages/about.json': withFact }),
  ]),
};

it('a change is refused for its own errors only', () => {
  expect(newErrors(broken, edited({ 'places.json': withoutJson }))).toEqual([
    expect.stringContaining('content/places.json'),
  ]);
  expect(newErrors(source, edited({ 'pages/faq.json': withFact }))).toEqual([
    expect.stringContaining('{unknownFact}'),
  ]);
});

it('fixing a file is not refused for errors that it hid in other files', () => {
  expect(newErrors(broken, edited({ 'jobs.json': unchanged }))).toEqual([]);
});
