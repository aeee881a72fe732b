import { nightCount } from '../../shared/stay';

/** A stay to send to the reservation engine. */
export interface EngineStay {
  /** YYYY-MM-DD. */
  arrival: string;
  departure: string;
  adults: number;
  children: number;
  /** The children's ages in years, if the engine's URL includes them. */
  ages?: readonly number[] | undefined;
  /** The engine's id for the room, from the room's file in content/. */
  roomId?: string | undefined;
  /** A promo code. */
  code?: string | undefined;
  /** BCP 47: 'en-US'. */
  language: string;
  /** ISO 4217: 'USD'. */
  currency: string;
}

/** The values that an engine's parameters can send, keyed by their names in engines.ts. */
const parameterValues = {
  arrival: ({ arrival }: EngineStay) => arrival,
  departure: ({ departure }: EngineStay) => departure,
  nights: (stay: EngineStay) => nightCount(stay),
  adults: ({ adults }: EngineStay) => adults,
  children: ({ children }: EngineStay) => children,
  ages: ({ ages }: EngineStay) => (ages?.length ? ages : undefined),
  room: ({ roomId }: EngineStay) => roomId,
  code: ({ code }: EngineStay) => code,
  language: ({ language }: EngineStay) => language,
  currency: ({ currency }: EngineStay) => currency,
};

export type ValueName = keyof typeof parameterValues;

/** A parameter's value; undefined if the stay doesn't have the value. */
export const parameterValue = (
  name: ValueName,
  stay: EngineStay,
): string | number | readonly number[] | undefined => parameterValues[name](stay);
