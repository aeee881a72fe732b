// Written by npm run media; do not edit.
import type { Picture } from '../../picture';
import picture1 from '../the-enci-double-queen-1';

const pictures: readonly [Picture, ...Picture[]] = [picture1];

export default pictures;
