/** The desk refuses a change only for errors that the change adds, even if the hotel's files already have errors. */
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
/** A hotel with invalid JSON in one file, which hides an error in another file: a placeholder for an unknown fact. */
const broken = {
  ...source,
  content: new Map([
    ...source.content,
    ...edited({ 'jobs.json': withoutJson, 'pages/about.json': withFact }),
  ]),
};

it('refuses a change only for errors that the change adds', () => {
  expect(newErrors(broken, edited({ 'places.json': withoutJson }))).toEqual([
    expect.stringContaining('content/places.json'),
  ]);
  expect(newErrors(source, edited({ 'pages/faq.json': withFact }))).toEqual([
    expect.stringContaining('{unknownFact}'),
  ]);
});

it('accepts a fix to a file even if the fix reveals errors in other files', () => {
  expect(newErrors(broken, edited({ 'jobs.json': unchanged }))).toEqual([]);
});
