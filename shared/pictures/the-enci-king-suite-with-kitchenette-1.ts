// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-suite-with-kitchenette-1',
  alt: 'Living area with a coral sofa, ring rug and kitchenette with a blue fridge, French doors open to the bedroom.',
  width: 1600,
  height: 1067,
  hash: '3d811a4e',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
