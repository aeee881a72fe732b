// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-3',
  alt: 'The side wall: a framed wave print over a cane-front sideboard with a bowl of oranges and a white vase.',
  width: 1200,
  height: 800,
  hash: '4c979a99',
  widths: [640, 960, 1200],
};

export default picture;
