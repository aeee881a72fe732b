import { ContentError, listedErrors } from '../../../shared/content/contentError';

it('lists the first 20 errors, and the number of other errors', () => {
  const errors = Array.from({ length: 25 }, (_, index) => `content/a.json: error ${index}`);
  const listed = [...errors.slice(0, 20), 'and 5 more errors: npm run content lists all'];
  expect(listedErrors(errors)).toEqual(listed);
  expect(new ContentError(errors).message).toBe(listed.join('\n'));
  expect(listedErrors(errors.slice(0, 20))).toEqual(errors.slice(0, 20));
});
