/** The settings that every part of the desk shares. */
export interface Desk {
  /** The hotel's folder, absolute. */
  root: string;
  /** Whether the folder is that of the running site, so that guests see a change once it is saved. */
  isLive: boolean;
  /** Logs a line. */
  say(line: string): void;
}
