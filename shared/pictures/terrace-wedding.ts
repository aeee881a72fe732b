// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'terrace-wedding',
  alt: 'Ocean terrace set for a wedding at sunset: white chairs, a ring of flowers, and string lights overhead.',
  width: 1600,
  height: 1067,
  hash: '1c8921f3',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
