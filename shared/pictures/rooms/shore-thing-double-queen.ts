// Written by npm run media; do not edit.
import type { Picture } from '../../picture';
import picture1 from '../shore-thing-double-queen-1';
import picture2 from '../shore-thing-double-queen-2';

const pictures: readonly [Picture, ...Picture[]] = [picture1, picture2];

export default pictures;
