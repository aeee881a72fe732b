/** Error messages for empty required fields. A hotel can override the messages in content/form-errors.json. */
export const requiredMessages = {
  email: 'Please enter your email, like name@example.com.',
  name: 'Please enter your name.',
  fullName: 'Please enter your full name.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  subject: 'Please say what it’s about.',
  message: 'Please write your message.',
  firstDay: 'Please choose your first day.',
  lastDay: 'Please choose your last day.',
  confirm: 'Please check this box to confirm your request.',
} as const;
