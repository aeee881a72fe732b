// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'poster-drinks',
  alt: 'Travel print: an iced cocktail and a margarita on a beach bar, palms and a sailboat before the setting sun.',
  width: 1200,
  height: 1500,
  hash: 'c8a15772',
  widths: [160, 240, 320, 480, 640, 960, 1200],
};

export default picture;
