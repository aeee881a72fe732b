// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-1',
  alt: 'Looking to the balcony: sliding doors, a palm and the ocean, a rattan chair and a surfboard on the right.',
  width: 1200,
  height: 800,
  hash: 'b46356c3',
  widths: [640, 960, 1200],
};

export default picture;
