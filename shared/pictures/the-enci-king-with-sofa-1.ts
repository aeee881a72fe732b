// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-with-sofa-1',
  alt: 'Evening with the lamps on: coral sofa, king bed against a charcoal wall, two TVs, and dusk over the park.',
  width: 1600,
  height: 1067,
  hash: '9535e253',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
