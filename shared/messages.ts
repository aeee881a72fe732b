/** Error and state texts that server and pages share. docs/behavior.md#error-texts */
export const messages = {
  /** Of all forms except the newsletter; others are beside each form's definition. */
  forms: {
    submitting: 'Sending...',
    incomplete: 'Please check the marked fields.',
    failure: 'Failed to send message',
    unreachable: 'Something went wrong. Please try again.',
    unsent: 'We couldn’t send that. Please check your connection and try again.',
  },
  stay: {
    refused: 'Please check the marked fields.',
    noArrival: 'Choose a day to arrive.',
    noDeparture: 'Choose a day to leave.',
    past: 'That day has passed.',
    order: 'Departure comes after arrival.',
    tooLong: (nights: number) => `Over ${nights} nights? Call us.`,
    noAdult: 'At least one adult.',
    noCount: 'Choose a number.',
    roomSleeps: (guests: number) => `This room sleeps ${guests}.`,
    largestSleeps: (guests: number) => `Our rooms sleep up to ${guests}.`,
  },
  cookies: { saved: 'Your preferences have been saved successfully.' },
  rooms: { noneMatch: 'No rooms match your filter', viewAll: 'View All Rooms' },
  pageError: 'Unexpected Application Error!',
  noRoot: 'Failed to find root element',
  videoFailed: 'Video autoplay failed',
} as const;
