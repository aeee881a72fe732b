/** APIs of both browsers and Node; TypeScript's own types are for one of them. */
declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare class URL {
  constructor(address: string);
  readonly href: string;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
}
