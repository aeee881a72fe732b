/** Labels of form values in emails. A hotel can override the labels in content/mails.json. */
export const mailLabels = {
  name: 'Name',
  email: 'Email',
  from: 'From',
  to: 'To',
  rooms: 'Rooms',
  consent: 'Agreed to marketing emails',
  optOutSales: 'Opt out of sale',
  optOutSharing: 'Opt out of sharing',
  received: 'Received',
  sentFrom: 'Sent from',
} as const;
