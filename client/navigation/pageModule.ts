import type { ComponentType } from 'react';
import type { PageData } from '../../shared/pageData';
import type { PageName } from '../../shared/pages';
import type { Picture } from '../../shared/picture';

/** What client/pages/{Name}/{Name}.tsx exports. */
export interface PageModule<Name extends PageName = PageName> {
  /** The page; its props are what the page's loader gives (server/pages/loaders.ts). */
  default: ComponentType<PageData[Name]>;
  /** What its <Hero> shows, to be fetched before the page is opened. */
  heroPicture?(data: PageData[Name]): Picture | undefined;
  /** Fetches what the page's first render needs beside its own script. */
  prepare?(): Promise<unknown>;
}

/** The loader of each page's script. */
export type PageLoaders = { readonly [Name in PageName]: () => Promise<PageModule<Name>> };
