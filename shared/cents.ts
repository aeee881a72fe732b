/** Amounts to the cent: binary fractions do not add up. */

const centsOf = (amount: number) => Math.round(amount * 100);

export const added = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + centsOf(amount), 0) / 100;

export const percentOf = (amount: number, percent: number): number =>
  Math.round((centsOf(amount) * percent) / 100) / 100;
