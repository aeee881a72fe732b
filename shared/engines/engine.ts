/** What a reservation engine is told of a stay. */
export interface EngineStay {
  /** YYYY-MM-DD. */
  arrival: string;
  departure: string;
  adults: number;
  children: number;
  /** The room by the engine's own id, as the room's file in content/ has it. */
  roomId?: string | undefined;
  /** A promo code. */
  code?: string | undefined;
  /** BCP 47: 'en-US'. */
  language: string;
}

/**
 * How one engine writes a stay in its query: parameter names and values. What is undefined is left out. The hotel's own
 * id and whatever else is always the same stand in content/site.json. docs/behavior.md#engines
 */
export type Engine = (stay: EngineStay) => Readonly<Record<string, string | number | undefined>>;

/** '2027-05-14' as '05/14/2027'. */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
