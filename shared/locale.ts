/** What follows from the hotel's locale without `Intl`, whose first use costs a phone 50 ms and more while a page starts. */
/** Content measures in feet and miles. */
export const metersPerFoot = 0.3048;
export const kilometersPerMile = 1.609_344;

/** How an amount is written in the hotel's currency; made from the locale with the content. */
export interface MoneyFormat {
  before: string;
  after: string;
  /** Between thousands. */
  group: string;
  /** Before the decimals. */
  point: string;
  decimals: number;
}

/** Writes amounts of the hotel's currency. */
export function createMoney({ before, after, group, point, decimals }: MoneyFormat) {
  const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, group);
  return {
    /** A count: '5,000'. */
    wholeNumber: (count: number): string => grouped(String(count)),
    /** With one decimal: '0.3', '0,3'. */
    oneDecimal: (value: number): string => value.toFixed(1).replace('.', point),
    /** Without decimals: '$299', '$1,196'. */
    wholeAmount: (amount: number): string => `${before}${grouped(String(amount))}${after}`,
    /** With decimals: '$164.70', '−$12.00'. */
    exactAmount(amount: number): string {
      const [whole = '', rest] = Math.abs(amount).toFixed(decimals).split('.');
      const digits = grouped(whole) + (rest === undefined ? '' : point + rest);
      return `${amount < 0 ? '−' : ''}${before}${digits}${after}`;
    },
  };
}

export type Money = ReturnType<typeof createMoney>;

/** 'AM' and 'PM' of `Intl` in English as the site writes them; other languages have neither. */
export const halfDays = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\b([AP])M\b/, (_, half: string) => `${half.toLowerCase()}.m.`);
