import { moneyFormat } from '../../shared/content/intlFormats';
import { createMoney } from '../../shared/money';

it.each([
  ['en-US', 'USD', '$1,196', '−$1,196.50', '0.5'],
  ['en-GB', 'GBP', '£1,196', '−£1,196.50', '0.5'],
  ['de-DE', 'EUR', '1.196\u00A0€', '−1.196,50\u00A0€', '0,5'],
  ['ja-JP', 'JPY', '￥1,196', '−￥1,197', '0.5'],
])(
  'in %s with %s, formats whole amounts as %s, exact amounts as %s, and 0.5 as %s',
  (language, currency, whole, exact, half) => {
    const { wholeAmount, exactAmount, oneDecimal } = createMoney(
      moneyFormat({ language, currency, timeZone: 'UTC', units: 'meters' }),
    );
    expect([wholeAmount(1196), exactAmount(-1196.5), oneDecimal(0.5)]).toEqual([whole, exact, half]);
  },
);
