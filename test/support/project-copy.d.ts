/** A copy of the project that tests can change, with the same packages. */
export interface ProjectCopy {
  root: string;
  /** Reads a file. */
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces text that occurs once in a file. @throws if it does not */
  edit(file: string, from: string, to: string): void;
  /** Runs a command in the copy. @returns its output @throws with its output if it fails */
  run(command: string, ...args: string[]): string;
}
/** Copies the project into a new directory. @param without further folders that are left out */
export declare function copyProject(without?: readonly string[]): ProjectCopy;
