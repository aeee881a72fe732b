/** The nights that the browser requests for a chosen stay. */
import FakeTimers from '@sinonjs/fake-timers';
import { requestStay } from '../../../client/stay/nightsStore';

const requested: string[] = [];
const realFetch = global.fetch;
const clock = FakeTimers.install({ toFake: ['Date', 'setTimeout'] });
beforeAll(() => {
  global.fetch = async (url) => {
    requested.push(new URL(String(url), 'http://site.example').searchParams.get('from') ?? '');
    return Response.json({ asOf: new Date().toISOString(), rooms: [], offers: [], words: {} });
  };
});
beforeEach(() => {
  requested.length = 0;
  clock.tick('01:00:00');
});
afterAll(() => {
  global.fetch = realFetch;
  clock.uninstall();
});

it.each([
  ['the months in which the server looks for other stays', '2027-01-01', ['04', '05', '06']],
  ['no months in the past', '2027-05-14', ['05', '06']],
])('requests the nights of %s', async (_, today, months) => {
  const stay = { arrival: '2027-05-15', departure: '2027-05-18', adults: 2, children: 0 };
  await requestStay(stay, today);
  expect(requested).toEqual(months.map((month) => `2027-${month}-01`));
});
