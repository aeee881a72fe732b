/** A stay's link to a booking engine. */
import {
  type EngineDescription,
  engineLink,
  engineNames,
  engineOf,
} from '../../../server/engines/engineLink';

const booking = { engine: 'https://engine.example/reserve?keep=1', parameters: { hotel: '21474' } };
const least = {
  arrival: '2028-02-28',
  departure: '2028-03-02',
  adults: 2,
  children: 0,
  language: 'en-US',
  currency: 'USD',
};
const whole = { ...least, children: 2, ages: [4, 11], roomId: 'R 7&x=1', code: 'SURF-3' };

/** A stay's query parameters, which follow the parameters of the engine's URL and of the hotel. */
const parametersOf = (engine: EngineDescription | undefined, stay: Parameters<typeof engineLink>[1]) =>
  [...new URL(engineLink(engine, stay, booking)).searchParams].slice(2).map((pair) => pair.join('='));

it('sends full and minimal stays with each engine’s parameters', () => {
  const stays = engineNames.flatMap((name) =>
    Object.entries({ whole, least }).map(
      ([kind, stay]) => `${name}, ${kind}: ${parametersOf(engineOf(name), stay).join(' ')}`,
    ),
  );
  expect(stays.join('\n')).toMatchSnapshot();
});

it.each(engineNames)('links to %s keep their host and fixed parameters for any stay', (name) => {
  const hostile = '//evil.example/?@evil.example#\\';
  const days = { arrival: hostile, departure: hostile };
  const rest = { roomId: hostile, code: hostile, language: hostile, currency: hostile };
  const link = engineLink(engineOf(name), { adults: 1, children: 0, ...days, ...rest }, booking);
  expect(link).toMatch(/^https:\/\/engine\.example\/reserve\?keep=1&hotel=21474&/);
});

it.each<[string, EngineDescription['parameters'], string[]]>([
  [
    'dates split into parts',
    [
      { name: 'd', sends: 'arrival', dates: 'D' },
      { name: 'm', sends: 'arrival', dates: 'MM' },
    ],
    ['d=28', 'm=02'],
  ],
  ['one parameter per age', [{ name: 'age', sends: 'ages' }], ['age=4', 'age=11']],
])('an engine description can have %s', (_, parameters, sent) => {
  expect(parametersOf({ name: 'A', source: 'B', parameters }, whole)).toEqual(sent);
});
