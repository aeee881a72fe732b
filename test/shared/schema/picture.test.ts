import { pictureWords } from '../../../shared/schema/picture';

it.each([
  ['“Gone surfing” says the sign on the door of the office.', true],
  ['12 rooms look out on the park, with balconies of wood.', true],
  ['a small letter begins no sentence, however long it may be.', false],
  ['A sentence without an end, however long it may otherwise be', false],
  ['A pool with two chairs.', false],
])('checks whether the alt text %p is valid: %p', (alt, isOne) => {
  expect(pictureWords.safeParse({ alt, point: '50% 50%' }).success).toBe(isOne);
});
