import type { ComponentType } from 'react';
import type { PageData } from '../../shared/pageData';
import type { PageName } from '../../shared/pages';
import type { Picture } from '../../shared/picture';

/** The exports of client/pages/{Name}/{Name}.tsx. */
export interface PageModule<Name extends PageName = PageName> {
  /** The page; its props come from the page's loader (server/pages/loaders.ts). */
  default: ComponentType<PageData[Name]>;
  /** The picture in its <Hero>, which is fetched before the page is opened. */
  heroPicture?(data: PageData[Name]): Picture | undefined;
}

/** The loader of each page's script. */
export type PageLoaders = { readonly [Name in PageName]: () => Promise<PageModule<Name>> };
