// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'lobby-1',
  alt: 'Lobby with an oak and blue-tile front desk, a row of surfboards, rattan chairs and doors toward the ocean.',
  width: 1600,
  height: 1067,
  hash: 'd11f6129',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
