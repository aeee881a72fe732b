import { statSync } from 'node:fs';

/** Files that take long or wait, by which they start; the others follow by size. */
const long = [
  /every-page/,
  /crash|process|proxy\.test|log-output/,
  /test\/desk/,
  /browsers|growth|release|full-volume/,
];

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
