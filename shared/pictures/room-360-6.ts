// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-6',
  alt: 'From the entrance to the bed: arched mirror, woven pouf, and painted bands that rise over the headboard.',
  width: 1200,
  height: 800,
  hash: '7bdb5fd5',
  widths: [640, 960, 1200],
};

export default picture;
