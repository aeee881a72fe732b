/** What every part of the desk is told: where the project lies, and whom to tell what happens. */
export interface Desk {
  /** The project's folder, absolute. */
  root: string;
  /** Prints a line where the desk was started. */
  say(line: string): void;
}
