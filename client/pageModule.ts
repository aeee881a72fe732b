import type { ComponentType } from 'react';
import type { PageParams } from '../shared/matchPage';

/** What client/pages/{Name}/{Name}.tsx exports: the page, or a way to the page of one address where it has many. */
export type PageModule =
  | { default: ComponentType }
  | {
      /** Fetches what an address shows; undefined where there is no such page. */
      pageFor(params: PageParams): Promise<ComponentType | undefined>;
    };
