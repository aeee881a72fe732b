// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'poster-food',
  alt: 'Travel print: a plate of three tacos with lime, salsa and a red chili before a rising sun over the waves.',
  width: 1200,
  height: 1500,
  hash: 'f70cf22b',
  widths: [160, 240, 320, 480, 640, 960, 1200],
};

export default picture;
