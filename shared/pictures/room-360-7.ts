// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'room-360-7',
  alt: 'The king bed with a navy headboard and coral throw, under the painted arch and a framed sunset print.',
  width: 1200,
  height: 800,
  hash: 'ea949552',
  widths: [640, 960, 1200],
};

export default picture;
