import { demoProblem, ratesSourceOf } from '../../../server/rates/ratesSource';
import { compile } from '../../support/compile';
import { configOf } from '../../support/config-and-logger';

it('a hotel without an engine and without seasons has no nights', () => {
  expect(ratesSourceOf(configOf({ RATES_SOURCE: 'none' }), compile({}))).toEqual({});
});

it('rejects the demo source in production with a real engine', () => {
  const config = configOf({ NODE_ENV: 'production', RATES_SOURCE: 'demo' });
  const withEngine = (engine: string) =>
    compile({ 'hotel.json': (hotel) => Object.assign(hotel.booking, { engine }) });
  expect(ratesSourceOf(config, withEngine('https://hotels.example/')).contentPlans?.name).toBe('demo');
  expect(ratesSourceOf(config, withEngine('https://hotels.cloudbeds.com/'))).toEqual({
    problem: demoProblem,
  });
});
