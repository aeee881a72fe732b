import { addressLine, site } from '../site';
import {
  definitions,
  emailLink,
  type LegalPage,
  type LegalSection,
  list,
  pageLink,
  paragraph,
  phoneLink,
  sentRetentionDays,
} from './legal';

/** One of the three tabs; `id` names the panel (SPEC 2, Privacy Policy). */
export interface PrivacyTab {
  id: string;
  label: string;
  sections: readonly LegalSection[];
}

/** Privacy Policy (SPEC 2); its date is `lastUpdated`, its contact block `contactBlock`. */
export const privacyPage: LegalPage = {
  meta: {
    title: 'Privacy Policy',
    description: `What ${site.fullName} learns about you on this site, why, for how long, who else sees it, and how to see, correct or delete it.`,
  },
  heading: 'Privacy Policy',
  subtitle: 'What we learn about you here, what we do with it, and how to make us stop.',
  related: [pageLink('terms'), pageLink('doNotSell'), pageLink('optOut')],
};

/** The 'About Us' card. */
export const aboutUs = {
  heading: 'About Us',
  text:
    `${site.fullName} is a small hotel at ${addressLine}. “We” and “us” mean the hotel. We fall below the size at ` +
    'which the California Consumer Privacy Act (CCPA), as amended by the California Privacy Rights Act (CPRA), becomes ' +
    'mandatory. We follow it anyway, for every visitor, wherever you live.',
} as const;

const collect: PrivacyTab = {
  id: 'information-we-collect',
  label: 'Information We Collect',
  sections: [
    {
      id: 'scope',
      heading: 'What This Policy Covers',
      blocks: [
        paragraph(
          'It covers this website and the messages that you send us. The site has no accounts and takes no bookings ' +
            'or payments. BOOK NOW and CHECK AVAILABILITY open a reservation engine on another host, run by another ' +
            'company under its own privacy policy; please read that before you book.',
        ),
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What You Send Us',
      blocks: [
        definitions(
          [
            'Newsletter',
            'Full name, e-mail address, and whether you ticked the consent box, which starts unticked.',
          ],
          ['Contact message', 'Name, e-mail address, subject, message and, if you like, a phone number.'],
          [
            'Group request',
            'Full name, e-mail address, phone number, dates, times, numbers of guests and rooms, message, and whether you agree to marketing e-mails.',
          ],
          [
            'Opt-out request',
            'First and last name, e-mail address, what you opt out of, and your confirmation.',
          ],
          [
            'Calls, e-mails and applications',
            'Whatever you tell us, including the resume and cover letter of a job applicant.',
          ],
        ),
        paragraph(
          'The group and opt-out forms can run without delivery. In that case what you type never leaves your browser ' +
            'and is discarded when you submit; otherwise it travels like a contact message. If you hear nothing within ' +
            'two business days, call ',
          phoneLink,
          '.',
        ),
      ],
    },
    {
      id: 'what-arrives-by-itself',
      heading: 'What Arrives by Itself',
      blocks: [
        paragraph(
          'To show a page, our server receives your IP address and what your browser tells every site about itself. ' +
            'When you post a form, we hold the IP address in memory for a short time, usually ten minutes, to limit ' +
            'abuse. Our log lines record the time, the page asked for, the result and how long it took: no IP address, ' +
            'no browser, no form content.',
        ),
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and Browser Storage',
      blocks: [
        paragraph(
          'This site sets no cookies. Your privacy choices lie in your own browser’s storage under the names ' +
            'cookieConsent and cookiePreferences. They are not sent to us, and you can delete them at any time. Change ' +
            'them with the button at the bottom left of every page; ',
          pageLink('optOut'),
          ' explains the categories. We run no analytics, advertising, session recording or social plug-ins.',
        ),
      ],
    },
    {
      id: 'map-and-links',
      heading: 'The Map and Outside Links',
      blocks: [
        paragraph(
          'The ',
          pageLink('contact'),
          ' and ',
          pageLink('neighborhood'),
          ' pages embed a map from OpenStreetMap, loaded only when it is about to come into view. Its operator, the OpenStreetMap ' +
            'Foundation in the United Kingdom, then receives your IP address, your browser type and the name of our ' +
            'site, and may set cookies of its own under ',
          { text: 'its privacy policy', href: 'https://osmfoundation.org/wiki/Privacy_Policy' },
          '. Links to maps, weather, reviews, social networks and the reservation engine send nothing until you click; ' +
            'from then on those sites’ policies apply.',
        ),
      ],
    },
    {
      id: 'categories',
      heading: 'Categories, Sources, Recipients and Retention',
      blocks: [
        paragraph(
          'In the words of the CCPA, these are the categories we collect now and collected in the past 12 months.',
        ),
        {
          kind: 'table',
          caption: 'Personal information by category',
          columns: ['Category', 'Examples', 'Source', 'Disclosed to', 'Kept for'],
          rows: [
            [
              ['Identifiers and customer records'],
              ['Name, e-mail address, phone number'],
              ['You or your agent'],
              ['Our e-mail and hosting providers'],
              [
                `On our server until delivered, then ${sentRetentionDays} days; in our mailbox up to 24 months after our last exchange; newsletter until you leave the list`,
              ],
            ],
            [
              ['Commercial information'],
              ['Dates, guests and rooms you ask about'],
              ['You or your agent'],
              ['Our e-mail and hosting providers'],
              ['The same as the message it came in'],
            ],
            [
              ['Internet activity'],
              ['Page requests, IP address'],
              ['Your browser'],
              ['Our hosting provider; the map’s host, directly from your browser'],
              ['IP address: minutes, in memory; log lines without it: up to 90 days'],
            ],
            [
              ['Employment information'],
              ['Resume and cover letter'],
              ['You'],
              ['Our e-mail provider'],
              ['Four years, as California employment law requires'],
            ],
            [
              ['Privacy requests'],
              ['Your request and our answer'],
              ['You or your agent'],
              ['Our e-mail and hosting providers'],
              ['24 months, as CCPA regulations require'],
            ],
          ],
        },
        paragraph(
          'A message that cannot be delivered stays on our server until a person has dealt with it. We keep anything ' +
            'longer only where a law or an open dispute obliges us to. We collect no biometric data and no precise ' +
            'location, and draw no inferences about you.',
        ),
      ],
    },
    {
      id: 'sensitive-information',
      heading: 'Sensitive Personal Information',
      blocks: [
        paragraph(
          'We ask for none. If you tell us about a disability, an allergy or anything else of that kind, we use it to ' +
            'meet the need you described and for nothing further, so there is no wider use for you to limit. Please ' +
            'never send card numbers or government IDs through a form.',
        ),
      ],
    },
  ],
};

const use: PrivacyTab = {
  id: 'how-we-use-your-information',
  label: 'How We Use Your Information',
  sections: [
    {
      id: 'purposes',
      heading: 'What We Use It For',
      blocks: [
        list(
          'Identifiers, customer records and commercial information: to answer you, prepare group offers, send the newsletter you asked for, and keep records of both.',
          'Internet activity: to deliver pages, keep the site secure, and find and fix faults.',
          'Employment information: to consider your application.',
          'Privacy requests: to carry them out and show that we did.',
          'Any of these, where necessary: to obey the law, and to make or answer legal claims.',
        ),
        paragraph(
          'We collect no more than these purposes need, and we will not use it for an incompatible one without ' +
            'telling you first.',
        ),
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        paragraph(
          'A sign-up is confirmed with one welcome e-mail. Marketing e-mails go only to those who ticked the consent ' +
            'box. Each one names us, gives our postal address and says how to leave the list; we act on that within ten ' +
            'business days, and keep your address on a do-not-mail list so that it stays that way.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Who Else Sees It',
      blocks: [
        list(
          'Service providers: Resend, which delivers our e-mail and may hold the newsletter list, and the company that hosts our server. Their contracts limit them to working for us.',
          'Authorities and courts, when the law requires it, and advisers bound to confidence.',
          'A successor, if the hotel changes hands. This policy would go with your information.',
        ),
        paragraph('Nobody else. We have no affiliates, data brokers or advertising partners to pass it to.'),
      ],
    },
    {
      id: 'no-sale',
      heading: 'No Sale, No Sharing',
      blocks: [
        paragraph(
          'We do not sell personal information for money or other value, and do not share it for cross-context ' +
            'behavioral advertising. We did neither in the past 12 months, and have no actual knowledge of doing so ' +
            'with information of anyone under 16. You can still put an opt-out on record: ',
          pageLink('doNotSell'),
          '.',
        ),
      ],
    },
    {
      id: 'signals',
      heading: 'Global Privacy Control and Do Not Track',
      blocks: [
        paragraph(
          'We honor the Global Privacy Control as a valid request to opt out of sale and sharing for the browser that ' +
            'sends it. There is no agreed standard for the older Do Not Track signal. We treat you as if it were always on: we ' +
            'do not follow you across other sites, with or without it. The only outside content on our pages is the map; ' +
            'ask its operator what it does with either signal.',
        ),
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated Decisions',
      blocks: [
        paragraph(
          'We use no automated decision-making technology on you: no profiling, no scoring, no personal prices. The ',
          pageLink('terms'),
          ' say more about AI.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        paragraph(
          'Traffic between your browser and this site is encrypted. Messages are stored where only our staff and hosting ' +
            'provider can reach them and deleted on schedule, and we collect little worth stealing. No system is ' +
            'perfect; if a breach affects you, we will tell you as California Civil Code Section 1798.82 requires.',
        ),
      ],
    },
    {
      id: 'where',
      heading: 'Where It Is Kept',
      blocks: [
        paragraph(
          'We and our e-mail provider work in the United States. If you write to us from elsewhere, your information ' +
            'comes here, where the law may protect it differently.',
        ),
      ],
    },
  ],
};

const rights: PrivacyTab = {
  id: 'your-rights',
  label: 'Your Rights',
  sections: [
    {
      id: 'rights',
      heading: 'What You Can Ask For',
      blocks: [
        definitions(
          [
            'Know and access',
            'What we collected about you, from where, why, and to whom we disclosed it, with a copy in a portable form.',
          ],
          ['Delete', 'What we collected from you, unless the law lets or makes us keep it.'],
          ['Correct', 'What is wrong.'],
          ['Opt out', 'Of sale and sharing, although we do neither.'],
          ['Limit', 'The use of sensitive information, although we use it only for what you sent it for.'],
          [
            'Equal treatment',
            'We never refuse, charge or downgrade a guest, applicant or employee for using these rights. We offer no payment for personal information.',
          ],
        ),
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to Ask',
      blocks: [
        paragraph(
          'Call ',
          phoneLink,
          ', e-mail ',
          emailLink,
          ` or write to ${addressLine}. Say what you want and how you contacted us before. It costs nothing. To know ` +
            'or copy, name a period if you like; otherwise we go back as far as our records do.',
        ),
        paragraph(
          'We check that you are you by matching your request with what we hold: two details as a rule, three and a ' +
            'signed declaration for a copy of specific pieces. Writing from the address we know is usually enough for ' +
            'the first. What you send for this is used for this alone. Opt-out requests need no such check.',
        ),
        paragraph(
          'An authorized agent may ask for you with your signed permission; we may confirm it with you, unless the ' +
            'agent holds a power of attorney under California Probate Code Sections 4121 to 4130.',
        ),
      ],
    },
    {
      id: 'timing',
      heading: 'When You Hear from Us',
      blocks: [
        paragraph(
          'We confirm a request within 10 business days and answer within 45 calendar days. If we need up to 45 more, ' +
            'we tell you why within the first 45. Opt-outs take effect at once, and at the latest in 15 business days.',
        ),
      ],
    },
    {
      id: 'appeals',
      heading: 'If You Disagree',
      blocks: [
        paragraph(
          'If we say no, we say why. Reply with the word “Appeal,” and the general manager, not the person who ' +
            'decided, reviews it within 45 days. At any time, you may also complain to the ',
          {
            text: 'California Privacy Protection Agency',
            href: 'https://cppa.ca.gov/webapplications/complaint',
          },
          ' or the ',
          {
            text: 'California Attorney General',
            href: 'https://oag.ca.gov/contact/consumer-complaint-against-a-business-or-company',
          },
          '.',
        ),
      ],
    },
    {
      id: 'shine-the-light',
      heading: 'Shine the Light',
      blocks: [
        paragraph(
          'California Civil Code Section 1798.83 lets residents ask once a year which third parties received their ' +
            'information for direct marketing. The answer is none. We will gladly put it in writing.',
        ),
      ],
    },
    {
      id: 'minors',
      heading: 'Children and Minors',
      blocks: [
        paragraph(
          'The site is meant for adults who plan a stay. We do not knowingly collect information from children under ' +
            '13. If a child has written to us, a parent or guardian can have it deleted at once; anyone under 18 may ' +
            'have whatever they sent us removed. The site has no place to post anything publicly.',
        ),
      ],
    },
    {
      id: 'visitors-from-elsewhere',
      heading: 'Visitors from Other States and Countries',
      blocks: [
        paragraph(
          'Residents of other states may use all rights above. Where European or United Kingdom data protection law ' +
            'applies, our grounds are your request (answering and group offers), your consent (marketing e-mails), our ' +
            'legitimate interest (security and records) and legal duty. You may also object, restrict processing, ' +
            'withdraw consent and complain to your local authority.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        paragraph(
          'We review this policy at least every 12 months. The date at the top says when it last changed. A change ' +
            'that matters is announced on this site before it applies, and never applies to older information in a ' +
            'materially different way without your consent. A large-print, printed or spoken copy is a phone call away.',
        ),
      ],
    },
  ],
};

/** The three tabs in order; the first is open by default (SPEC 2). */
export const privacyTabs: readonly PrivacyTab[] = [collect, use, rights];
