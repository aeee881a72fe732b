// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-2',
  alt: 'The king bed square-on, a coral sun print above it and the park-view balcony to its left.',
  width: 1600,
  height: 1067,
  hash: '63b4b024',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
