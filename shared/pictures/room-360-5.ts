// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-5',
  alt: 'The entrance wall: blue door, arched mirror, a straw hat on its peg, and a bench with a beach bag.',
  width: 1200,
  height: 800,
  hash: 'dbd0dd88',
  widths: [640, 960, 1200],
};

export default picture;
