/** The part of negotiator 1 that the server uses. @types/negotiator lacks `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The client's preferred encoding; among equals, the first in `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
