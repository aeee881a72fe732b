// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'beach-tower',
  alt: 'Lifeguard tower with a red flag on a quiet beach, two surfboards standing in the sand and the surf behind.',
  width: 1600,
  height: 1067,
  hash: '9bcdf4cf',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
