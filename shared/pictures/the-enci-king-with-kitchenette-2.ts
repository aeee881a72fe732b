// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-with-kitchenette-2',
  alt: 'The kitchenette’s counter with pineapple, oranges, two glasses of juice and a coffee maker by the coral fridge.',
  width: 1600,
  height: 1067,
  hash: '1a3ddf25',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
