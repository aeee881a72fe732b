import { statSync } from 'node:fs';

/**
 * Patterns of the slowest test files, in start order. All other files follow, the largest first. Files that match the
 * second pattern mostly wait, so they run alongside the first file, which keeps the CPU busy.
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

/** Starts the slowest test files first, so that none of these files runs alone at the end. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort(
      (one, other) => rank(one) - rank(other) || statSync(other.path).size - statSync(one.path).size,
    );
  }

  cacheResults() {}
}
