import { inactiveText } from '../../../../server/mail/messages/inactiveText';

/** Acknowledgments quote a guest's message without phone numbers or addresses that email clients turn into links. */
it.each([
  ['See you at 4. We are 3.5 miles off, e.g. at Pizza Port.'],
  ['From 2027-06-04, 4:00 p.m. to 06/12/2027, 24 of us'],
  ['2027-06-04 – 2027-06-12 4 nights'],
  ['http://1.2.3.4/', 'http: //1.2.3.4/'],
  ['EVIL.EXAMPLE', 'EVIL[.]EXAMPLE'],
  ['cafe\u0301.example, evil\u200D.example', 'cafe\u0301[.]example, evil\u200D[.]example'],
  ['www.1evil.example', 'www[.]1evil[.]example'],
  ['büro。example', 'büro[.]example'],
  ['Call +1 (650) 555-0100', 'Call [+]1[(]650[)]555[-]0100'],
  ['tel:6505550100', 'tel: 6505[]5501[]00'],
  ['2012-12-31 5550', '2012[-]12[-]31[ ]5550'],
  ['555 2012-12-31', '555[ ]2012[-]12[-]31'],
  ['2027-13-04', '2027[-]13[-]04'],
  ['12/31/20275550', '12[/]31[/]2027[]5550'],
])('keeps %j readable but unlinked', (words, inactive = words) => {
  expect(inactiveText(words)).toBe(inactive);
});
