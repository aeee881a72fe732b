import { nightsOf } from '../../shared/stay';

/** A stay for the reservation engine. */
export interface EngineStay {
  /** YYYY-MM-DD. */
  arrival: string;
  departure: string;
  adults: number;
  children: number;
  /** The children's ages in years, where the engine wants them. */
  ages?: readonly number[] | undefined;
  /** The engine's id of the room, from the room's file in content/. */
  roomId?: string | undefined;
  /** A promo code. */
  code?: string | undefined;
  /** The code of a group's block, for engines that tell it from a promo code. */
  group?: string | undefined;
  /** BCP 47: 'en-US'. */
  language: string;
  /** ISO 4217: 'USD'. */
  currency: string;
}

/** What a parameter can send, by its name in descriptions.ts. */
const answers = {
  arrival: ({ arrival }: EngineStay) => arrival,
  departure: ({ departure }: EngineStay) => departure,
  nights: (stay: EngineStay) => nightsOf(stay),
  adults: ({ adults }: EngineStay) => adults,
  children: ({ children }: EngineStay) => children,
  ages: ({ ages }: EngineStay) => (ages?.length ? ages : undefined),
  room: ({ roomId }: EngineStay) => roomId,
  code: ({ code }: EngineStay) => code,
  group: ({ group }: EngineStay) => group,
  language: ({ language }: EngineStay) => language,
  currency: ({ currency }: EngineStay) => currency,
};

export type AnswerName = keyof typeof answers;

/** An answer; undefined where the stay has none. */
export const answerOf = (
  name: AnswerName,
  stay: EngineStay,
): string | number | readonly number[] | undefined => answers[name](stay);
