import FakeTimers from '@sinonjs/fake-timers';
import { isActive, isForgotten, lengthen, noPause } from '../../../server/rates/enginePauses';

let clock: FakeTimers.Clock;
beforeEach(() => {
  clock = FakeTimers.install({ now: Date.parse('2027-05-01T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  clock.uninstall();
  jest.restoreAllMocks();
});

it.each([
  ['longest', 1, [5, 10, 20, 40, 80, 160, 320, 600, 600]],
  ['shortest', 0, [2.5, 5, 10, 20, 40, 80, 160, 300, 300]],
])('the pause doubles after each failure, up to ten minutes (%s pauses)', (_, random, seconds) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const pause = noPause();
  const lengths = seconds.map(() => {
    clock.setSystemTime(pause.until);
    return (lengthen(pause, 0) ?? 0) / 1000;
  });
  expect(lengths).toEqual(seconds);
});

it('counts requests that fail together as one failure', () => {
  const pause = noPause();
  const length = lengthen(pause, 60_000);
  expect([length, lengthen(pause, 60_000), pause.failures]).toEqual([60_000, undefined, 1]);
  clock.tick(59_999);
  expect(isActive(pause)).toBe(true);
  clock.tick(1);
  expect(isActive(pause)).toBe(false);
});

it('a pause is forgotten ten minutes after its end', () => {
  const pause = noPause();
  lengthen(pause, 60_000);
  clock.tick(11 * 60_000);
  expect(isForgotten(pause)).toBe(false);
  clock.tick(1);
  expect(isForgotten(pause)).toBe(true);
});
