import { formJourneys } from './form-journeys';
import type { Journey } from './journey';
import { roomJourneys } from './room-journeys';
import { siteJourneys } from './site-journeys';

/** The ten that are written down as heard (test/spoken), as they are made by eye and hand, and what else needs an engine. */
export const journeys: readonly Journey[] = [...roomJourneys, ...formJourneys, ...siteJourneys];
