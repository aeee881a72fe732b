// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'poster-attractions',
  alt: 'Travel print: wooden stairs zigzag down a red bluff to a beach with umbrellas and a surfer at sunset.',
  width: 1200,
  height: 1500,
  hash: 'e474f4ae',
  widths: [160, 240, 320, 480, 640, 960, 1200],
};

export default picture;
