/** Formats money and numbers without `Intl`, whose first use takes 50 ms or more on a phone while a page loads. */

/** The format of amounts in the hotel's currency, derived from the locale when content is compiled. */
export interface MoneyFormat {
  before: string;
  after: string;
  /** The thousands separator. */
  group: string;
  /** The decimal separator. */
  point: string;
  decimals: number;
}

/** Creates functions that format numbers, and amounts in the hotel's currency. */
export function createMoney({ before, after, group, point, decimals }: MoneyFormat) {
  const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, group);
  return {
    /** Formats a whole number: '5,000'. */
    wholeNumber: (count: number): string => groupDigits(String(count)),
    /** Formats a number with one decimal: '0.3', '0,3'. */
    oneDecimal: (value: number): string => value.toFixed(1).replace('.', point),
    /** Formats a whole amount without decimals: '$299', '$1,196'. */
    wholeAmount: (amount: number): string => `${before}${groupDigits(String(amount))}${after}`,
    /** Formats an amount with decimals: '$164.70', '−$12.00'. */
    exactAmount(amount: number): string {
      const [whole = '', rest] = Math.abs(amount).toFixed(decimals).split('.');
      const digits = groupDigits(whole) + (rest === undefined ? '' : point + rest);
      return `${amount < 0 ? '−' : ''}${before}${digits}${after}`;
    },
  };
}

export type Money = ReturnType<typeof createMoney>;
