// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'pool-1',
  alt: 'Heated pool and hot tub with loungers under striped umbrellas, palms, and the painted arch along the wall.',
  width: 1600,
  height: 1067,
  hash: '3dceee8d',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
