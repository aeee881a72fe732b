import { compile, jsonOf } from '../../support/compile';

it('sorts offers by end date', () => {
  const offer = (lastDay: string) =>
    JSON.stringify({ ...jsonOf('offers/two-nights.json'), terms: ['A'], code: `UNTIL-${lastDay}`, lastDay });
  const { offers } = compile({ 'offers/b.json': offer('2030-01-01'), 'offers/c.json': offer('2029-01-01') });
  expect(offers.map(({ id }) => id)).toEqual(['c', 'b', 'two-nights']);
});
