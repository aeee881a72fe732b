/** What every part of the desk is told: where the hotel lies, and whom to tell what happens. */
export interface Desk {
  /** The hotel's folder, absolute. */
  root: string;
  /** Prints a line where the desk was started. */
  say(line: string): void;
}
