import type { PageName } from '../../shared/pages';

/** The output directory, from the project's root. */
export const buildDirectory = 'dist';

export const entrySource = 'client/boot/loadScripts.ts';
export const mainSource = 'client/boot/main.ts';
/** The table of page scripts. The main script contains this table, since the file names in it change. */
export const loadersSource = 'client/navigation/pageLoaders.ts';

/** A page's module: 'do-not-sell' -> 'client/pages/DoNotSell/DoNotSell.tsx' */
export function pageSource(name: PageName): string {
  const folder = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `client/pages/${folder}/${folder}.tsx`;
}
