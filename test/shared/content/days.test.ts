import { ContentError } from '../../../shared/content/contentError';
import { contentOn, contentOnAllDays } from '../../../shared/content/days';
import { compile, source } from '../../support/compile';

const { rooms } = compile({});

describe('content/from/', () => {
  const file = `rooms/${rooms[0]?.slug}.json`;
  const withPrices = (prices: Record<string, unknown>) => ({
    ...source,
    files: new Map([
      ...source.files,
      ...Object.entries(prices).map(
        ([day, price]) => [`from/${day}.json`, JSON.stringify({ [file]: { price } })] as const,
      ),
    ]),
  });

  it('applies each scheduled change from its start date', () => {
    const changing = withPrices({ '2090-01-02': 901, '2090-01-04': 902 });
    const days = ['2090-01-01', '2090-01-02', '2090-01-03', '2090-01-05'];
    expect(days.map((day) => contentOn(changing, day).rooms[0]?.price)).toEqual([
      rooms[0]?.price,
      901,
      901,
      902,
    ]);
  });

  it.each(['2090-1-2', '2090-02-30', '2090-01-03--2090-01-02', 'soon'])(
    'reports a file named %s, which isn’t a valid day or period',
    (name) => {
      expect(() => contentOnAllDays(withPrices({ [name]: 901 }))).toThrow(
        expect.objectContaining({
          errors: [expect.stringMatching(`^content/from/${name}.json: must be named after a day, such as`)],
        }),
      );
    },
  );

  it('reports an error in a scheduled change with the start date of the change', () => {
    expect(() => contentOnAllDays(withPrices({ '2090-01-02': 'abc' }))).toThrow(
      new ContentError([`content/${file}: price must be a whole amount, not "abc" (from 2090-01-02)`]),
    );
  });
});
