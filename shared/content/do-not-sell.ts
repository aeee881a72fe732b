import { site } from '../site';
import {
  definitions,
  emailLink,
  type LegalPage,
  type LegalSection,
  list,
  pageLink,
  paragraph,
  phoneLink,
} from './legal';

/** Do Not Sell My Personal Information (SPEC 2). */
export const doNotSellPage: LegalPage = {
  meta: {
    title: 'Do Not Sell My Personal Information',
    description:
      'What California law calls selling and sharing, what we do and do not do with your information, and how to send an opt-out request.',
  },
  heading: 'Do Not Sell My Personal Information',
  subtitle: 'The short version: we don’t. The longer version, and a form to put it on record, are below.',
  related: [pageLink('privacy'), pageLink('terms'), pageLink('optOut')],
};

/** The explanation above the form. */
export const doNotSellSections: readonly LegalSection[] = [
  {
    id: 'what-the-law-says',
    heading: 'What “Sale” and “Sharing” Mean',
    blocks: [
      paragraph(
        'The California Consumer Privacy Act (CCPA), as amended by the California Privacy Rights Act (CPRA), lets ' +
          'you tell a business not to sell or share your personal information. Both words mean more than they do ' +
          'in conversation.',
      ),
      definitions(
        [
          'Sale',
          'Giving your personal information to a third party for money or anything else of value (Civil Code ' +
            'Section 1798.140(ad)). No invoice is needed; a trade counts.',
        ],
        [
          'Sharing',
          'Giving it to a third party for cross-context behavioral advertising, that is, ads chosen by what you did ' +
            'on other companies’ sites, whether or not money changes hands (Section 1798.140(ah)).',
        ],
        [
          'Neither',
          'Giving it to a service provider that works for us under a contract and may use it for nothing else, or to ' +
            'someone you asked us to give it to.',
        ],
      ),
    ],
  },
  {
    id: 'what-we-do',
    heading: 'What We Do and Don’t Do',
    blocks: [
      list(
        'We do not sell personal information for money, and we do not trade it for anything else.',
        'We do not share it for cross-context behavioral advertising. The site carries no ads, pixels or trackers.',
        'We did neither in the past 12 months.',
        'We do hand messages to Resend, which delivers e-mail for us as a service provider and may not use them for its own purposes.',
        'We show an OpenStreetMap map on two pages. Its host learns what any web host learns, such as your IP address; we get nothing for it.',
      ),
    ],
  },
  {
    id: 'opt-out-signals',
    heading: 'Let Your Browser Ask for You',
    blocks: [
      paragraph(
        'If your browser sends the ',
        { text: 'Global Privacy Control', href: 'https://globalprivacycontrol.org/' },
        ' signal, we treat it as a valid request to opt out for that browser. You need not fill in the form, and the ',
        pageLink('optOut'),
        ' page shows that the signal was honored.',
      ),
    ],
  },
  {
    id: 'how-a-request-works',
    heading: 'How a Request Works',
    blocks: [
      paragraph(
        'Use the form on this page, call ',
        phoneLink,
        ', or write to ',
        emailLink,
        '. You need no account and no proof of identity; we ask only for what lets us find you in our records. Tick ' +
          'sale, sharing, both or neither: we read every request as covering both.',
      ),
      paragraph(
        'What happens next: because nothing is sold or shared, your choice holds from the moment you make it. A ' +
          'request that reaches us goes on record within 15 business days, and we keep that record for 24 months, as ' +
          'the rules require. If you want it in writing and have no confirmation from us within two business days, ' +
          'call or e-mail, and a person will send you one.',
      ),
      paragraph(
        'An opt-out does not expire. We will not ask you to reverse it for at least 12 months, and we will not ' +
          'charge you more, serve you less or lose your reservation because of it.',
      ),
    ],
  },
  {
    id: 'agents-and-minors',
    heading: 'Agents and Minors',
    blocks: [
      paragraph(
        'Someone else may ask for you if you give them signed permission; we may want to see it. If we believe that ' +
          'a request is fraudulent, we say so and say why.',
      ),
      paragraph(
        'We have no actual knowledge that we sell or share the personal information of anyone under 16, and the law ' +
          'would forbid it without opt-in consent: the teenager’s own from 13 to 15, a parent’s or guardian’s below 13.',
      ),
    ],
  },
];

/** The opt-out request form (SPEC 3 and 5); its confirmation is in messages.optOut (SPEC 8). */
export const optOutForm = {
  heading: 'Opt-Out Request',
  intro: 'Your name and e-mail address are used for this request and nothing else.',
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'E-mail',
    optOutSales: 'Do not sell my personal information',
    optOutSharing: 'Do not share my personal information for cross-context behavioral advertising',
    confirmRequest: `I confirm that I am making this request for myself, or with permission, to ${site.fullName}`,
  },
  submit: 'Submit Request',
  /** Instead of the address where the page does not know it. */
  unknownEmail: 'the address you gave',
  withoutScript: [
    'This form needs JavaScript, which is off in this browser. Call ',
    phoneLink,
    ' or write to ',
    emailLink,
    ' instead; it counts just the same.',
  ],
} as const;
