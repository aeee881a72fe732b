/** What browsers and Node both have; TypeScript's own types for it come with one world or the other. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  set(name: string, value: string): void;
  toString(): string;
}

declare class URL {
  constructor(address: string);
  readonly href: string;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
}
