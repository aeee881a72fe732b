// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'shore-thing-king-1',
  alt: 'King bed with a navy headboard under a striped arch, a surfboard and rattan chair, the ocean beyond the doors.',
  width: 1600,
  height: 1067,
  hash: '0b695bb3',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
