// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'shore-thing-double-queen-2',
  alt: 'The double queen room toward its sofa: wall-mounted TV, wave print, and the ocean through the doors.',
  width: 1600,
  height: 1067,
  hash: 'f094bda7',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
