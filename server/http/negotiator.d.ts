/** The part of negotiator 1 that is used here; @types/negotiator does not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The encoding that a client likes best, and the first of `preferred` among equals; undefined for none. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
