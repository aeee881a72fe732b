import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../shared/content/schemas/brand';

/** The typefaces whose package is not installed beside the program. */
export const typefaceFaults = ({ typefaces }: Brand): string[] =>
  Object.entries(typefaces).flatMap(([part, { package: name }]) =>
    existsSync(path.join('node_modules', name))
      ? []
      : [`content/brand.json: typefaces.${part}.package is not installed: type npm install -D ${name}`],
  );
