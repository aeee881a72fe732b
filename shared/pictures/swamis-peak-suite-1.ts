// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'swamis-peak-suite-1',
  alt: 'Corner suite with glass on two sides over the ocean, a king bed, a hanging chair and a chaise in golden light.',
  width: 1600,
  height: 1067,
  hash: '9e94d60c',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600],
};

export default picture;
