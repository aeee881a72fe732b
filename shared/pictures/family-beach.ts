// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'family-beach',
  alt: 'Sandcastle with little flags between a coral and a blue striped umbrella, buckets around it, a kite over the surf.',
  width: 1600,
  height: 1067,
  hash: '50ea2c83',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
