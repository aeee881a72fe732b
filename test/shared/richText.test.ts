import { plainText } from '../../shared/richText';

it.each([[plainText(['Write ', { text: 'to us', to: '/contact' }, '.']), 'Write to us.']])(
  'converts text with links to the plain text %j',
  (label, written) => {
    expect(label).toEqual(written);
  },
);
