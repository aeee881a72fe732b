// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-4',
  alt: 'Toward the entrance: an open oak wardrobe with linens on hangers, a striped rug and the blue room door.',
  width: 1200,
  height: 800,
  hash: 'b3341500',
  widths: [640, 960, 1200],
};

export default picture;
