// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'bathroom-1',
  alt: 'Bathroom with a walk-in shower in blue tile under a skylight, an oak vanity and a round mirror.',
  width: 1600,
  height: 1067,
  hash: 'a2669cbe',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
