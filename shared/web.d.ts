/** Types of APIs that browsers and Node share. TypeScript's types are for either browsers or Node. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  get(name: string): string | null;
  getAll(name: string): string[];
  toString(): string;
}
