import { readableLine } from '../../server/logger';

describe('a readable line', () => {
  const time = new Date('2027-05-14T12:00:00').getTime();
  const line = (fields: object) => readableLine(JSON.stringify({ level: 30, time, ...fields }));

  it('has its fields as they are, in quotes if they contain a space or a quote', () => {
    expect(line({ msg: 'hi', ms: 7, on: true, code: 'a b', text: 'say "hi"', list: [1] })).toBe(
      '12:00:00 hi ms=7 on=true code="a b" text="say \\"hi\\"" list=[1]\n',
    );
  });
});
