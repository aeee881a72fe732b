// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-double-queen-1',
  alt: 'Two queen beds with rattan headboards under painted suns, a blue sofa, and the park beyond the balcony.',
  width: 1600,
  height: 1067,
  hash: '8e6fe34d',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
