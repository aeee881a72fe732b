import { canMount, fullVolumeTrial } from '../../tools/faults/fullVolume';
import { builtServer } from '../support/built-server';

jest.setTimeout(300_000);

const built = builtServer();

(canMount() ? it : it.skip)(
  'a volume that is full after the provider failed drains once the provider accepts mail, also after a crash',
  async () => {
    const options = ['size=1m', 'size=4m,nr_inodes=40'];
    const reports = await Promise.all(options.map((each) => fullVolumeTrial(built, each)));
    for (const { accepted, delivered, twice } of reports) {
      expect(accepted).toBeGreaterThan(10);
      expect({ delivered, twice }).toEqual({ delivered: accepted, twice: 0 });
    }
  },
);
