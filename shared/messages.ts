/**
 * Texts of errors and of the forms' states. The server's responses and the pages' panels both take them from here.
 * docs/behavior.md#error-texts
 */
export const messages = {
  newsletter: {
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    success: 'Successfully subscribed to newsletter!',
    failure: 'Failed to subscribe. Please try again.',
    unreachable: 'Failed to subscribe. Please try again later.',
  },
  contact: {
    submit: 'Send Message',
    submitting: 'Sending...',
    success: "Message sent successfully! We'll be in touch soon.",
    failure: 'Failed to send message',
    unreachable: 'Something went wrong. Please try again.',
  },
  group: {
    errorTitle: 'Oops!',
    missingFields: 'Please fill in all required fields.',
    badEmail: 'Please check your email address.',
    incomplete: 'Please check the marked fields.',
    failure: 'We couldn’t send your request. Please try again, or call us.',
    submitting: 'Sending...',
    successTitle: 'Thank You!',
  },
  optOut: {
    successTitle: 'Request Received',
    success:
      'Thank you for submitting your request. We have received it and will process it according to applicable laws.',
    confirmationTo: (email: string) => `You will receive a confirmation email shortly at ${email}.`,
  },
  stay: {
    refused: 'Please check the marked fields.',
    noArrival: 'Choose a day to arrive.',
    noDeparture: 'Choose a day to leave.',
    past: 'That day has passed.',
    order: 'Departure comes after arrival.',
    tooLong: (nights: number) => `At most ${nights} nights online.`,
    noAdult: 'At least one adult.',
    noCount: 'Choose a number.',
    roomSleeps: (guests: number) => `This room sleeps ${guests}.`,
    largestSleeps: (guests: number) => `Our largest room sleeps ${guests}.`,
  },
  cookies: { saved: 'Your preferences have been saved successfully.' },
  rooms: { noneMatch: 'No rooms match your filter', viewAll: 'View All Rooms' },
  pageError: 'Unexpected Application Error!',
  noRoot: 'Failed to find root element',
  videoFailed: 'Video autoplay failed',
} as const;
