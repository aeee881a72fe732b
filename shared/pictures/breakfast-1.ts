// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'breakfast-1',
  alt: 'Breakfast on a balcony: coral coffee pot, two cups, orange juice, croissants and berries before the ocean.',
  width: 1600,
  height: 1067,
  hash: 'ba308948',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
