import type { Reader } from './reader';

/** What a guest sets out to do, and how she does it by ear and keyboard. */
export interface Journey {
  /** The transcript's first line. */
  title: string;
  /** The transcript's file, without its folder and '.txt'. */
  file: string;
  go: () => Promise<Reader>;
}
