// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-suite-with-kitchenette-2',
  alt: 'The suite’s bedroom: king bed with coral headboard cushions, rattan chair, and sliding doors to the park.',
  width: 1600,
  height: 1067,
  hash: '8777afdd',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
