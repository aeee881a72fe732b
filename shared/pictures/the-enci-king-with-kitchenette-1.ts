// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-with-kitchenette-1',
  alt: 'King bed under three surf prints, a navy kitchenette with a coral fridge, and a table by the park-view doors.',
  width: 1600,
  height: 1067,
  hash: '0a471331',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
