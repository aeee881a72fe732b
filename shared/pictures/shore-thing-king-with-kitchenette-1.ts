// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'shore-thing-king-with-kitchenette-1',
  alt: 'King bed with a coral channel headboard, a kitchenette in blue tile with a navy fridge, and the ocean outside.',
  width: 1600,
  height: 1067,
  hash: 'c77b1924',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
