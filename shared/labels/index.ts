import { createMoney, type MoneyFormat } from '../money';
import type { Locale } from '../schema/hotel';
import type { Place } from '../schema/places';
import { fill } from '../templates';
import type { UiText } from '../ui/defaults';
import { kilometersPerMile } from '../units';
import { createDateLabels } from './dates';
import { createRoomLabels } from './rooms';

/** Creates a function that writes numbers in words: 24 -> 'twenty-four'. Numbers without words stay digits: '100'. */
export const createInWords =
  ({ small, tens }: UiText['numbers']) =>
  (count: number): string => {
    if (count < small.length) return small[count] ?? String(count);
    const ten = tens[Math.floor(count / 10) - 2];
    if (ten === undefined) return String(count);
    const rest = count % 10;
    return `${ten}${rest ? `-${small[rest]}` : ''}`;
  };

interface Source {
  locale: Pick<Locale, 'units'>;
  money: MoneyFormat;
  ui: Pick<UiText, 'dates' | 'numbers' | 'rooms'>;
}

/** Creates functions that format amounts, dates, rooms and distances in a hotel's language and units. */
export function createLabels({ locale: { units }, money: format, ui }: Source) {
  const money = createMoney(format);
  const inWords = createInWords(ui.numbers);
  return {
    inWords,
    ...money,
    ...createDateLabels(ui.dates),
    ...createRoomLabels({ words: ui.rooms, money, units, inWords }),
    /** The other system of units, which is shown after the hotel's units. */
    otherUnits: units === 'feet' ? ('meters' as const) : ('feet' as const),
    /** Formats a distance: '0.3 miles' or '0.5 km'. */
    distanceLabel: ({ distance }: Pick<Place, 'distance'>): string =>
      fill(ui.rooms.distance[units], {
        distance: money.oneDecimal(units === 'feet' ? distance : distance * kilometersPerMile),
      }),
    /** Formats an amount to the cent: '$1,063', '$1,063.50'. If amounts were rounded, parts might not add up. */
    amountLabel: (amount: number): string =>
      Number.isInteger(amount) ? money.wholeAmount(amount) : money.exactAmount(amount),
    /** Formats an amount for a calendar cell. Rounds up, so that guests never pay more than the calendar shows. */
    roundedUp: (amount: number): string => money.wholeAmount(Math.ceil(amount)),
    /** Formats the price of an extra: '$25 a night'. */
    extraPrice: ({ price, unit }: { price: number; unit: string }): string =>
      `${money.wholeAmount(price)} ${unit}`,
  };
}

export type Labels = ReturnType<typeof createLabels>;
