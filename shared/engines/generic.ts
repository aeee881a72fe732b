import { site } from '../site';
import type { Engine } from './engine';

/**
 * Any engine that takes each answer as it is, with ISO dates, under the parameter names of content/site.json
 * (`booking.stayParameters`). Source: none; the names are what the engine's own guide says. The language is one of the
 * hotel's fixed parameters there.
 */
export const generic: Engine = ({ arrival, departure, adults, children, roomId, code }) => {
  const names = site.booking.stayParameters;
  return {
    [names.arrival]: arrival,
    [names.departure]: departure,
    [names.adults]: adults,
    [names.children]: children,
    [names.room]: roomId,
    [names.code]: code,
  };
};
