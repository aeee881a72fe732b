// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'swamis-peak-suite-2',
  alt: 'Freestanding soaking tub on terrazzo, blue tile around it, under a wide window with palms and the ocean.',
  width: 1600,
  height: 1067,
  hash: '204092cb',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
