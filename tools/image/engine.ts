/** What the trial of the image asks of a container engine. */
export interface Engine {
  /** 'Docker', for the report. */
  name: string;
  /** Builds the image from the project's Dockerfile. */
  build(): Promise<void>;
  describe(): Promise<ImageSettings>;
  /** Makes a container that runs the image's own command, as its own user, on the one volume of the trial. */
  start(env: Record<string, string>): Promise<Container>;
  /** Takes away whatever it has made; ends what still runs. */
  remove(): Promise<void>;
}

/** What the image says of itself. */
export interface ImageSettings {
  user: string;
  command: string[];
  /** The command that finds out whether the site lives. */
  healthcheck: string[];
}

/** A container that runs, or has run. */
export interface Container {
  /** Runs one more command in it, as the same user. @returns what it printed @throws where it ends with another code than 0 */
  run(command: string[]): Promise<string>;
  /** Sends a signal to the site and waits for its end. @returns the exit code, not 0 after SIGKILL */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number>;
  /** The files that were made, changed or removed outside the volume since the start. */
  written(): Promise<string[]>;
  /** What the site has printed. */
  output(): Promise<string>;
}

/** A reason not to try the image that lies in the machine, not in the image. */
export class CannotTry extends Error {}
