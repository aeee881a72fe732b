/** What browsers and Node both have; TypeScript's own types for it come with one world or the other. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  toString(): string;
}
