import type { ComponentType } from 'react';
import type { PageData } from '../../shared/pageData';
import type { PageName } from '../../shared/pages';
import type { Picture } from '../../shared/picture';

/** The exports of client/pages/{Name}/{Name}.tsx. */
export interface PageModule<Name extends PageName = PageName> {
  /** The page's component. Its props are the data from the page's loader in server/pages/loaders.ts. */
  default: ComponentType<PageData[Name]>;
  /** Returns the picture in the page's <Hero>, which is fetched before a guest opens the page. */
  heroPicture?(data: PageData[Name]): Picture | undefined;
}

/** Loaders for the pages' scripts. */
export type PageLoaders = { readonly [Name in PageName]: () => Promise<PageModule<Name>> };
