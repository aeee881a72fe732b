// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'lineup-poster',
  alt: 'Five surfers waiting on their boards in deep blue water, seen straight from above.',
  width: 1920,
  height: 1080,
  hash: 'cd837067',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600, 1920],
};

export default picture;
