/** APIs that browsers and Node share. TypeScript's own types are for one or the other. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  get(name: string): string | null;
  getAll(name: string): string[];
  toString(): string;
}
