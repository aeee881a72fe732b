/** APIs of both browsers and Node; TypeScript's own types are for one of them. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  get(name: string): string | null;
  getAll(name: string): string[];
  toString(): string;
}
