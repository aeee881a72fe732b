import { pageLoaders } from '../../client/navigation/pageLoaders';
import type { PageModule } from '../../client/navigation/pageModule';
import { type PageName, pageNames } from '../../shared/pages';

/** The module of each page. */
export type PageModules = Readonly<Record<PageName, PageModule>>;

/** Loads every page module before the server listens, so that rendering never waits for a module. */
export async function loadAllPages(): Promise<PageModules> {
  const modules = await Promise.all(
    pageNames.map(async (name) => [name, (await pageLoaders[name]()) as unknown as PageModule] as const),
  );
  return Object.fromEntries(modules) as Record<PageName, PageModule>;
}
