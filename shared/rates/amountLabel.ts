import type { Money } from '../locale';

/** '$1,063', or '$1,063.50' if it has cents. */
export const amountLabel = (amount: number, { wholeAmount, exactAmount }: Money): string =>
  Number.isInteger(amount) ? wholeAmount(amount) : exactAmount(amount);
