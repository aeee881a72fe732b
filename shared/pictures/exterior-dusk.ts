// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'exterior-dusk',
  alt: 'The hotel at dusk: three floors of lit balconies, painted bands curving over the corner, a red bike in front.',
  width: 1600,
  height: 1067,
  hash: '808fe9ba',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
