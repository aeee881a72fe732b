// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'surf-shop',
  alt: 'White wall lettered Boards & Bikes: five surfboards under the painted arch and a cruiser bike on each side.',
  width: 1600,
  height: 1067,
  hash: '03f0314c',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
