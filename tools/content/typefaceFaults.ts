import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../shared/schema/brand';

const packages = 'node_modules';

/** The typefaces whose package is not installed; none where no package is, as in a copy of the content alone. */
export const typefaceFaults = ({ typefaces }: Brand): string[] =>
  Object.entries(existsSync(packages) ? typefaces : {}).flatMap(([part, { package: name }]) =>
    existsSync(path.join(packages, name))
      ? []
      : [`content/brand.json: typefaces.${part}.package is not installed: type npm install -D ${name}`],
  );
