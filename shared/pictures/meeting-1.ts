// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'meeting-1',
  alt: 'Meeting room with a long oak table for ten, a flip chart, and painted bands arching over doors to the terrace.',
  width: 1600,
  height: 1067,
  hash: '93e5bf9d',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
