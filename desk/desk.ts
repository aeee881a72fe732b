/** What every part of the desk is told: where the hotel lies, and whom to tell what happens. */
export interface Desk {
  /** The hotel's folder, absolute. */
  root: string;
  /** Whether the folder is that of the running site, so that guests see a change once it is saved. */
  isLive: boolean;
  /** Prints a line where the desk was started. */
  say(line: string): void;
}
