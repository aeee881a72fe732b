// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'poster-essentials',
  alt: 'Travel print: a car with a surfboard on its roof drives under the main street’s arched sign toward the sun.',
  width: 1200,
  height: 1500,
  hash: 'a2fd4cd3',
  widths: [160, 240, 320, 480, 640, 960, 1200],
};

export default picture;
