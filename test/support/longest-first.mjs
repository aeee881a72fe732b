import { statSync } from 'node:fs';

/**
 * Files that take long, by which they start; the others follow by size. Those of the second line wait most of the time, and
 * so run beside the first, which never waits.
 */
const long = [/every-page\/desktop/, /processes|http\.test/, /hotels|every-page/, /browsers/];

const rank = ({ path }) => {
  const place = long.findIndex((pattern) => pattern.test(path));
  return place < 0 ? long.length : place;
};

/** The order of the test files: the longest first, so that no worker is left with one at the end. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort(
      (one, other) => rank(one) - rank(other) || statSync(other.path).size - statSync(one.path).size,
    );
  }

  cacheResults() {}
}
