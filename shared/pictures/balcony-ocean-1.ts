// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'balcony-ocean-1',
  alt: 'Ocean-view balcony at golden hour: two rattan chairs, a striped rug and string lights, palms before the sea.',
  width: 1600,
  height: 1067,
  hash: '9859cffe',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
