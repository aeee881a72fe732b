/** How long a response from the reservation engine is fresh, in ms. */
export const freshFor = 15 * 60 * 1000;

/** How long a response may be used while the engine hasn't sent a newer response, in ms. */
export const usableFor = 60 * 60 * 1000;
