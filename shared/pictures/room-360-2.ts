// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-2',
  alt: 'Turning right from the balcony: rattan chair with a coral pillow, surfboard, and a wave print on the wall.',
  width: 1200,
  height: 800,
  hash: '18a921c2',
  widths: [640, 960, 1200],
};

export default picture;
