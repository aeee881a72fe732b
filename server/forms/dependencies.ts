import type { Store } from 'express-rate-limit';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Outbox } from '../mail/outbox/outbox';
import type { RefusalPage } from '../pages/errorPage';
import type { RenderPage } from '../pages/render';

/** Creates a store shared by several servers; `name` is the prefix for its keys. */
export type StoreFactory = (name: string) => Store;

/** What the forms need from the server. */
export interface FormDependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  renderPage: RenderPage;
  refusalPage: RefusalPage;
  /** Default: counts rate limits in memory. */
  createStore?: StoreFactory | undefined;
}
