// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'sun-deck',
  alt: 'Ocean view sun deck with four wooden loungers under a coral and a blue striped umbrella.',
  width: 1600,
  height: 1067,
  hash: 'd5d3b107',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
