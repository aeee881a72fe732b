import { crashTrial } from '../../tools/faults/crashTrial';
import { builtServer } from '../support/built-server';

jest.setTimeout(600_000);

const built = builtServer();

it('an enquiry is delivered once, even if the server is killed or stopped, connections break and the provider fails in every way', async () => {
  const report = await crashTrial(built, {
    signals: ['SIGKILL', 'SIGTERM', 'SIGKILL'],
    enquiries: 60,
    seed: 1,
  });
  expect(report.unanswered).toBeGreaterThan(10);
  expect(report).toMatchObject({ refused: 0, cutByStop: 0, lost: [], twice: [], mostOpen: 1 });
  expect(report.behaviors.size).toBeGreaterThan(8);
});
