// Written by npm run media; do not edit.
import type { Picture } from '../picture';

const picture: Picture = {
  name: 'aerial-poster',
  alt: 'Surf washing onto sand straight from above, with striped umbrellas and boards at the edge of the beach.',
  width: 1920,
  height: 1080,
  hash: '37d84bb4',
  widths: [160, 240, 320, 480, 640, 960, 1280, 1600, 1920],
};

export default picture;
