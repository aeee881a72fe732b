// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-8',
  alt: 'Past the bed to the balcony again: the arch, a basket lamp, and glass doors with the ocean outside.',
  width: 1200,
  height: 800,
  hash: 'aee74e1b',
  widths: [640, 960, 1200],
};

export default picture;
