// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'shore-thing-king-2',
  alt: 'The bedside up close: white lamp, stacked books, linen pillows, and a straw hat on a coral throw.',
  width: 1600,
  height: 1067,
  hash: 'f4bb4ca2',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
