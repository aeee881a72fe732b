// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-handi-enci-double-queen-suite-with-kitchenette-2',
  alt: 'Roll-in shower with a fold-down seat, grab bars and handheld hose, beside a basin with clear space beneath.',
  width: 1600,
  height: 1067,
  hash: '4e2c7390',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
