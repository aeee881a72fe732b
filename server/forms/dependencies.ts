import type { Store } from 'express-rate-limit';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Outbox } from '../mail/outbox/outbox';
import type { RefusalPage } from '../pages/errorPage';
import type { RenderPage } from '../pages/render';

/** Creates a rate-limit store that several servers share. `name` is the prefix of the store's keys. */
export type StoreFactory = (name: string) => Store;

export interface FormDependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  renderPage: RenderPage;
  refusalPage: RefusalPage;
  /** Default: a factory of in-memory stores. */
  createStore?: StoreFactory | undefined;
}
