/** How long a response from the engine is fresh, and how long it may be shown until a newer one arrives, in ms. */
export const freshFor = 15 * 60 * 1000;
export const usableFor = 60 * 60 * 1000;
