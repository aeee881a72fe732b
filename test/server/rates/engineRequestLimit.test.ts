import FakeTimers from '@sinonjs/fake-timers';
import { createEngineRequestLimit } from '../../../server/rates/engineRequestLimit';

it('limits the number of requests per minute that an address can trigger', () => {
  const clock = FakeTimers.install({ now: Date.parse('2027-05-01T12:00:00Z'), toFake: ['Date'] });
  try {
    const mayRequest = createEngineRequestLimit(40);
    const count = (address: string) => Array.from({ length: 50 }, () => mayRequest(address)).filter(Boolean);
    expect(count('192.0.2.1')).toHaveLength(40);
    expect(count('192.0.2.2')).toHaveLength(40);
    clock.tick(60_000);
    expect(mayRequest('192.0.2.1')).toBe(true);
  } finally {
    clock.uninstall();
  }
});
