import { roomPath } from '../routes';
import { site } from '../site';
import { emailLink, type LegalSection, list, paragraph, phoneLink } from './legal';

/** The accessibility statement, a part of the Contact page that the footer links to (DESIGN 4). */
export const accessibilityStatement: {
  id: string;
  heading: string;
  sections: readonly LegalSection[];
} = {
  id: 'accessibility',
  heading: 'Accessibility',
  sections: [
    {
      id: 'accessible-website',
      heading: 'This Website',
      blocks: [
        paragraph(
          'Everyone should be able to read about the hotel and reach us. We build and test the site to meet the Web ' +
            'Content Accessibility Guidelines (WCAG) 2.2 at level AA: it works by keyboard and with screen readers, ' +
            'keeps its contrast, grows with your text size, and holds still when your device asks for less motion. ' +
            'Whatever moves by itself has a pause.',
        ),
        paragraph(
          'Two things are not ours to fix: the embedded map, beside which the address always stands in text, and the ' +
            'reservation engine, which another company runs. If either one stops you, we do it with you by phone.',
        ),
      ],
    },
    {
      id: 'accessible-hotel',
      heading: 'The Hotel',
      blocks: [
        list(
          'An elevator serves all three floors, so every guest room can be reached without stairs.',
          [
            'The room built for accessibility is the ',
            {
              text: 'Handi Enci Double Queen Suite with Kitchenette',
              to: roomPath('the-handi-enci-double-queen-suite-with-kitchenette'),
            },
            ', on the first floor. Its page lists the clear widths and heights in inches, so that you can judge for yourself.',
          ],
          'You book it like every other room: online or by phone, at the same hours and on the same terms. Once reserved, that room is held for you and taken off sale.',
          'We keep it for guests who need its features until the other rooms of its kind are taken.',
          'Service animals are welcome everywhere guests are, at no charge, under the Americans with Disabilities Act and California law. Pets, including emotional support animals, are not allowed.',
        ),
      ],
    },
    {
      id: 'report-a-barrier',
      heading: 'Ask or Report a Barrier',
      blocks: [
        paragraph(
          'Call the front desk at ',
          phoneLink,
          ' (relay calls welcome) or write to ',
          emailLink,
          ' with “Accessibility” in the subject. Tell us what you wanted to do and where it stopped. You get an answer ' +
            'from a person within two business days, and in the meantime we give you the information or make the ' +
            'booking another way.',
        ),
        paragraph(
          `Need something for your stay, such as a shower chair, more floor space or an arrival before ${site.checkIn.display}? ` +
            'Ask before you travel, and we will tell you plainly what we can do.',
        ),
      ],
    },
  ],
};
