import { statSync } from 'node:fs';

/**
 * The slowest test files, in start order; the others follow by size. Files that match the second pattern spend most of
 * their time waiting, so they start alongside the first file, which keeps the CPU busy.
 */
const long = [
  /every-page\/desktop/,
  /processes|http\/server\.test|shutdown\.test/,
  /hotels|every-page/,
  /browsers/,
  /simulation/,
];

const rank = ({ path }) => {
  const place = long.findIndex((pattern) => pattern.test(path));
  return place < 0 ? long.length : place;
};

/** Starts the slowest test files first, so that no worker is left with one at the end. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort(
      (one, other) => rank(one) - rank(other) || statSync(other.path).size - statSync(one.path).size,
    );
  }

  cacheResults() {}
}
