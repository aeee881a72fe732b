/** How long an engine response is fresh, and how long a response may be shown until a newer response arrives, in ms. */
export const freshFor = 15 * 60 * 1000;
export const usableFor = 60 * 60 * 1000;
