/** The full scale of the price bar. docs/behavior.md#price-bar */
export const priceBarMaximum = 500;
