import type { UiTexts } from '../ui/defaults';

/** 11 -> 'eleven', 24 -> 'twenty-four'; figures from 100 on, or where the words are missing. */
export const createInWords =
  ({ small, tens }: UiTexts['numbers']) =>
  (count: number): string => {
    if (count < small.length) return small[count] ?? String(count);
    const ten = tens[Math.floor(count / 10) - 2];
    if (ten === undefined) return String(count);
    const rest = count % 10;
    return `${ten}${rest ? `-${small[rest]}` : ''}`;
  };
