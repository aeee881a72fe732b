import { addressLine, site } from '../site';
import {
  type Block,
  emailLink,
  type LegalPage,
  type LegalSection,
  list,
  pageLink,
  paragraph,
  phoneLink,
} from './legal';

/** Terms and Conditions (SPEC 2); the date is `lastUpdated`. */
export const termsPage: LegalPage = {
  meta: {
    title: 'Terms and Conditions',
    description: `The terms for using the website of ${site.fullName}: content, conduct, AI, liability, prices, and California law.`,
  },
  heading: 'Terms and Conditions',
  subtitle: 'The rules for using this website. Your stay has its own, agreed when you book.',
  related: [pageLink('privacy'), pageLink('doNotSell'), pageLink('optOut')],
};

/** Above the accordion. */
export const termsIntro: readonly Block[] = [
  paragraph(
    `These terms are between you and ${site.fullName} (“the hotel,” “we,” “us”), ${addressLine}. By using this site you ` +
      'agree to them. If you do not, please call instead; we like calls.',
  ),
  paragraph(
    'No booking contract is made on this site. Rooms are reserved through an outside reservation engine or by phone, ' +
      'under the rates, cancellation rules and policies shown or told to you there. A message or group request is an ' +
      'inquiry; it holds no room until we confirm it in writing.',
  ),
  paragraph(
    `Prices are in US dollars per room and night. They include every mandatory fee, among them the $${site.amenityFee} ` +
      'nightly amenity fee, as California Business and Professions Code Section 17568.6 requires, but not taxes and ' +
      'fees imposed by a government, which the reservation engine adds to the total before you reserve. Prices here ' +
      'are examples of what a night costs, subject to dates and availability; the price confirmed with your ' +
      'reservation is the one that counts.',
  ),
];

/** The accordion's seven items, one open at a time (SPEC 2). */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'proprietary-rights',
    heading: 'Proprietary Rights',
    blocks: [
      paragraph(
        'The texts, pictures, films, design and code of this site belong to the hotel or to those who let us use ' +
          'them, and are protected by copyright and other laws. You may view, print and share pages to plan a stay, an ' +
          'event or a story about us. For any other use, ask first. Links to our pages are always welcome.',
      ),
      paragraph(
        'Some works carry a license of their own, which then applies: map data is © OpenStreetMap contributors under ' +
          'the Open Database License, and our typefaces come under the SIL Open Font License. A note in the footer says ' +
          'where the pictures come from. They show each room’s character; details may differ.',
      ),
      paragraph(
        'If you believe that something here infringes your copyright, send a notice under the Digital Millennium ' +
          `Copyright Act (17 U.S.C. Section 512(c)(3)) to Copyright Notices, ${site.fullName}, ${addressLine}, or `,
        emailLink,
        '. Please include:',
      ),
      list(
        'the work, and the address of the page where you found it',
        'your name, postal address, phone number and e-mail address',
        'a statement that you believe in good faith that the use is not authorized by the owner, its agent or the law',
        'a statement that your notice is accurate and, under penalty of perjury, that you are the owner or may act for the owner',
        'your physical or electronic signature',
      ),
    ],
  },
  {
    id: 'trademarks',
    heading: 'Trademarks',
    blocks: [
      paragraph(
        `“${site.brand},” “${site.fullName},” our lettering, the painted arch as we use it and the names of our rooms ` +
          'are marks of the hotel, registered or not.',
      ),
      paragraph(
        'You may use our name to talk about us, as reviewers, reporters and wedding guests do. Please do not use it, or ' +
          'anything confusingly like it, for goods or services of your own, in a domain name or advertising keyword, or ' +
          'in any way that suggests we endorse something we have never heard of.',
      ),
      paragraph(
        'Names and logos of others, such as the social networks, review and map sites that we link to and the places ' +
          'on our neighborhood page, belong to their owners. We mention them to point the way. It implies no ' +
          'partnership in either direction.',
      ),
    ],
  },
  {
    id: 'user-information',
    heading: 'User Information',
    blocks: [
      paragraph(
        'The site has no accounts. What you send through its forms is handled as the ',
        pageLink('privacy'),
        ' says; choices about sale, sharing and browser storage are on ',
        pageLink('doNotSell'),
        ' and ',
        pageLink('optOut'),
        '.',
      ),
      paragraph(
        'Please give your own name and an address where we can reach you, send only what is true, and send another ' +
          'person’s details only with that person’s permission. You must be 18 or older to ask for rooms or events.',
      ),
      paragraph(
        'By writing to us you agree that we may answer by e-mail or, if you gave a number, by phone. That is not ' +
          'consent to marketing, which has a box of its own that starts unticked.',
      ),
      paragraph(
        'If you send us an idea for the hotel, we may use it without payment. We will not publish your words with your ' +
          'name without asking. Forms are not a safe place for card numbers or for emergencies: in an emergency, dial 911.',
      ),
    ],
  },
  {
    id: 'ai-and-automated-decision-making',
    heading: 'AI and Automated Decision-Making',
    blocks: [
      paragraph(
        'No automated system decides anything about you on this site. There is no chatbot, no guest score, no profiling ' +
          'and no price made for you alone: every visitor is served the same pages and the same prices. Your messages are ' +
          'read and answered by people.',
      ),
      paragraph(
        'Software does apply a few plain rules. It checks that a form is filled in, slows down senders who post too ' +
          'often, and shows the rooms that match the filter you pick. None of it learns, and none of it has a say in whether you get ' +
          'a room.',
      ),
      paragraph(
        'The privacy dialog has a category called AI Analytics. We run no such tool today. The switch is off unless you ' +
          'turn it on, and it will govern any we introduce.',
      ),
      paragraph(
        'Should we ever put you in touch with an AI system, or show content that one made or altered where the law wants ' +
          'it labeled, we will tell you plainly and in time, as the transparency rules of the EU AI Act (Regulation (EU) ' +
          '2024/1689, Article 50) and California law require where they apply. Should we use automated technology for a ' +
          'significant decision about you, you will first get the notice, the opt-out and the access that California’s ' +
          'privacy regulations provide.',
      ),
      paragraph(
        'The reservation engine and other outside sites may use such technology under their own terms. If a result there ' +
          'seems wrong, call ',
        phoneLink,
        ' and a person will look at it.',
      ),
    ],
  },
  {
    id: 'user-conduct',
    heading: 'User Conduct',
    blocks: [
      paragraph('Use the site as a guest would. In particular, do not:'),
      list(
        'break the law, deceive, harass or threaten anyone, or pretend to be someone else',
        'send advertising, chain messages, malware or forms filled in by a machine',
        'probe, overload, get around or disable the site’s limits and protections',
        'copy the site wholesale, frame it, or pass off our rooms, rates or reviews as your own',
        'collect the names or addresses of other people from it',
      ),
      paragraph(
        'Search engines may index the pages that our robots file allows. If you find a security hole, tell us at ',
        emailLink,
        ' before anyone else, leave other people’s data alone, and give us reasonable time to close it; we will not ' +
          'pursue anyone who does so in good faith.',
      ),
      paragraph(
        'We may block traffic that breaks these rules and report crimes. If you break them on purpose and a third party ' +
          'makes a claim against us for it, you agree to cover the reasonable cost, as far as the law allows.',
      ),
    ],
  },
  {
    id: 'limitation-of-liability',
    heading: 'Limitation of Liability',
    blocks: [
      paragraph(
        'We keep this site accurate and running as well as a small hotel can, but provide it “as is” and “as available,” ' +
          'without warranties of any kind, express or implied, including merchantability, fitness for a particular ' +
          'purpose and non-infringement. Distances are approximate, the temperature shown is a typical one, and a taqueria ' +
          'may change its hours without asking us. Tell us about an error and we will correct it.',
      ),
      paragraph(
        'Outside sites, the reservation engine and the map among them, are run by others. We link to them for ' +
          'convenience and are not responsible for what they show or do.',
      ),
      paragraph(
        'To the fullest extent that the law permits, we are not liable for indirect, incidental, special, consequential ' +
          'or punitive damages, or for lost profits or data, arising from the use of this website, and our total ' +
          'liability arising from it is limited to 100 US dollars.',
      ),
      paragraph(
        'Nothing in these terms excludes or limits liability for our own fraud, willful injury to a person or to ' +
          'property, gross negligence, or violation of law, whether willful or negligent (California Civil Code Section ' +
          '1668), for death or personal injury caused by our negligence, for prices advertised against the law, or for ' +
          'any right that cannot be waived, such as those under the Consumers Legal Remedies Act and the CCPA. Some ' +
          'places do not allow some of these limits; there, they do not apply to you.',
      ),
      paragraph(
        'This item is about the website. Our duties to you as an innkeeper are set by California law and by the terms of ' +
          'your reservation, and are not reduced here.',
      ),
    ],
  },
  {
    id: 'changes-to-terms',
    heading: 'Changes to Terms',
    blocks: [
      paragraph(
        'We may change these terms. The new version stands here with a new date and applies to visits from then on, ' +
          'never backward and never to a reservation already made. If a change matters to you, we will say so on the site ' +
          'before it applies.',
      ),
      paragraph(
        'California law governs these terms, without regard to its rules on conflicts of laws. The state and federal ' +
          'courts in San Diego County, California, have exclusive jurisdiction, and both sides agree to go there; either ' +
          'may use the small claims court. If you are a consumer living elsewhere, you keep the protection that the ' +
          'mandatory law of your home gives you. Before anyone files, let us try for 30 days to settle it by talking. We ' +
          'ask for no arbitration and no waiver of class actions.',
      ),
      paragraph(
        'If part of these terms is invalid, the rest stands. If we do not insist on a point once, we may later. You may ' +
          'not transfer your rights under these terms. Together with the policies they link to, they are the whole ' +
          'agreement about this website.',
      ),
      paragraph(
        `Questions and complaints: ${site.fullName}, ${addressLine}, `,
        phoneLink,
        ', ',
        emailLink,
        '. Using the site is free of charge. Under California Civil Code Section 1789.3 you may also contact the ' +
          'Complaint Assistance Unit of the Division of Consumer Services, California Department of Consumer Affairs, ' +
          '1625 North Market Boulevard, Suite N-112, Sacramento, CA 95834, or call ',
        { text: '(800) 952-5210', href: 'tel:+18009525210' },
        '.',
      ),
    ],
  },
];
