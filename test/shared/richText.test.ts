import { plainText } from '../../shared/richText';

it.each([[plainText(['Write ', { text: 'to us', to: '/contact' }, '.']), 'Write to us.']])(
  'reads text with links as %j',
  (label, written) => {
    expect(label).toEqual(written);
  },
);
