// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'the-enci-king-1',
  alt: 'Bright white room with a king bed, slatted oak headboard, desk, coral chair and a pale check rug.',
  width: 1600,
  height: 1067,
  hash: '879856c8',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
