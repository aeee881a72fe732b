import type { Store } from 'express-rate-limit';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Deduplication } from '../mail/deduplication';
import type { Outbox } from '../mail/outbox';
import type { Metrics } from '../metrics/metrics';
import type { RefusalPage } from '../pages/errorPage';
import type { RenderPage } from '../pages/render';

/** Makes a store that several servers share; `name` is the prefix of its keys. */
export type StoreFactory = (name: string) => Store;

/** What the forms need of the server. */
export interface FormDependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  deduplication: Deduplication;
  metrics: Pick<Metrics, 'refusal'>;
  renderPage: RenderPage;
  refusalPage: RefusalPage;
  /** Absent: rate limits are counted in memory. */
  createStore?: StoreFactory | undefined;
}
