// Written by npm run media; do not edit.
import type { Picture } from '../../picture';
import picture1 from '../swamis-peak-suite-1';
import picture2 from '../swamis-peak-suite-2';
import picture3 from '../swamis-peak-suite-3';

const pictures: readonly [Picture, ...Picture[]] = [picture1, picture2, picture3];

export default pictures;
