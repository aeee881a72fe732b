// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'shore-thing-double-queen-1',
  alt: 'Two queen beds under navy arches and painted bands, a striped rug, and a balcony over the ocean.',
  width: 1600,
  height: 1067,
  hash: 'd1034d9f',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
