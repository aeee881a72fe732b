// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-double-queen-suite-with-kitchenette-1',
  alt: 'Two queen beds with hung blue cushions facing a navy kitchenette in coral tile, a round table by the balcony.',
  width: 1600,
  height: 1067,
  hash: '6fbbd084',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
