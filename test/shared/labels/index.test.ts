import { labels } from '../../support/default-labels';

const { distanceLabel, inWords } = labels;

it.each([
  [distanceLabel({ distance: 1 }), '1.0 miles'],
  [inWords(0), 'zero'],
  [inWords(12), 'twelve'],
  [inWords(20), 'twenty'],
  [inWords(99), 'ninety-nine'],
  [inWords(100), '100'],
])('formats a distance or number as %j', (label, written) => {
  expect(label).toEqual(written);
});

it('rounds calendar prices up', () => {
  expect([457.3, 458, 457.01].map(labels.roundedUp)).toEqual(['$458', '$458', '$458']);
});
