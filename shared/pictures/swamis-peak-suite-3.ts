// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'swamis-peak-suite-3',
  alt: 'The suite’s expanded balcony at dusk: paper lanterns, a wicker daybed, and the ocean turning violet.',
  width: 1600,
  height: 1067,
  hash: '196d1061',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
