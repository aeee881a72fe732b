/** `npm run sbom`: after a build, writes which packages are inside it as CycloneDX, dist/sbom.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { npmSbom, packagesFile, sbomFile, sbomOfBuild } from '../tools/build/sbom';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const sbom = sbomOfBuild(await npmSbom(), read(packagesFile), read('package.json').name);
writeFileSync(sbomFile, `${JSON.stringify(sbom, null, 1)}\n`);
console.log(`${sbomFile}: ${sbom.components.length} packages`);
