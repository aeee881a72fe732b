// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'balcony-park-1',
  alt: 'Park-view balcony in the morning: two coral canvas chairs, coffee on a round table, lawns and palms below.',
  width: 1600,
  height: 1067,
  hash: '5cc5bc61',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
