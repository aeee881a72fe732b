import type { UiTexts } from '../ui/defaults';

/** 11 -> 'eleven', 24 -> 'twenty-four'; figures from 100 on. */
export const createInWords =
  ({ small, tens }: UiTexts['numbers']) =>
  (count: number): string => {
    if (count < small.length) return small[count] ?? String(count);
    if (count > 99) return String(count);
    const rest = count % 10;
    return `${tens[Math.floor(count / 10) - 2]}${rest ? `-${small[rest]}` : ''}`;
  };
