// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'firepit-dusk',
  alt: 'Fire pit ringed by coral, blue and white Adirondack chairs at dusk, a painted arch and the ocean behind it.',
  width: 1600,
  height: 1067,
  hash: '611c308d',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
