// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-handi-enci-double-queen-suite-with-kitchenette-1',
  alt: 'Accessible suite with two queen beds, a wide clear floor, a desk with knee space, and a patio at grade.',
  width: 1600,
  height: 1067,
  hash: '1ec731ac',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
