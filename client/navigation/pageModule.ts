import type { ComponentType } from 'react';
import type { PageParams } from '../../shared/matchPage';
import type { Picture } from '../../shared/picture';

/** A page; `heroPicture` is what its <Hero> shows, to be fetched before the page is opened. */
export type PageComponent = ComponentType & { heroPicture?: Picture | undefined };

/** What client/pages/{Name}/{Name}.tsx exports: the page, or a way to the page of one address where it has many. */
export type PageModule =
  | { default: PageComponent }
  | {
      /** Fetches what an address shows; undefined where there is no such page. */
      pageFor(params: PageParams): Promise<PageComponent | undefined>;
    };
