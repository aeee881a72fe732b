import type { FormName } from '../../shared/formNames';

/** Posts that every form accepts. */
export const validPosts = {
  newsletter: { email: 'june@example.com', name: 'June Alvarado', consent: true },
  contact: {
    name: 'June Alvarado',
    email: 'june@example.com',
    subject: 'Paddleboard',
    phone: '(619) 555-0142',
    message: 'Is there a rack?',
  },
  'group-request': {
    fullName: 'June Alvarado',
    email: 'june@example.com',
    phone: '',
    startDate: '2027-06-04',
    endDate: '2027-06-06',
    startTime: '16:00',
    endTime: '',
    guests: '24',
    rooms: 11,
    message: 'A wedding.',
    marketingConsent: false,
  },
  'opt-out': {
    firstName: 'June',
    lastName: 'Alvarado',
    email: 'june@example.com',
    optOutSales: true,
    optOutSharing: false,
    confirmRequest: true,
  },
} as const satisfies Record<FormName, object>;
