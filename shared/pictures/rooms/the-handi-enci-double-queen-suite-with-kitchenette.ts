// Written by npm run media; do not edit.
import type { Picture } from '../../picture';
import picture1 from '../the-handi-enci-double-queen-suite-with-kitchenette-1';
import picture2 from '../the-handi-enci-double-queen-suite-with-kitchenette-2';

const pictures: readonly [Picture, ...Picture[]] = [picture1, picture2];

export default pictures;
