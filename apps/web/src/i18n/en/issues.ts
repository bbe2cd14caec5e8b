import type { IssueParams } from '../issue-params.ts';

/** Words for the issues of a field, by the code of the rules. Each is an instruction. */
export const issues = {
  'field.required': () => 'Fill in this field',
  'missing.airport': () => 'Choose your airport',
  'missing.resort': () => 'Choose your resort',
  'missing.booking': () => 'Enter your confirmation number',
  'missing.bookingNumber': () => 'Enter your booking number',
  'missing.lastName': () => 'Enter your last name',
  'missing.arrival': () => 'Enter your arrival date',
  'missing.name': () => 'Enter your full name',
  'missing.email': () => 'Enter your email',
  'missing.phone': () => 'Enter your phone number',
  'missing.confirmation': () => 'Enter the email again',
  'missing.message': () => 'Enter your message',
  'field.invalid': () => 'Check this field',
  'field.characters': () => 'Some of these characters can’t be used',
  'terms.not_accepted': () => 'Accept the terms to continue',
  'name.invalid': () => 'Use letters, accents and spaces only',
  'booking_number.invalid': () => 'Enter the ten letters and numbers, like 7K3QW9ZC4T',
  'email.mismatch': () => 'The two email addresses don’t match',
  'text.card_number': () => 'Remove the card number. Only the payment page asks for it.',
  'email.invalid': () => 'Enter a valid email address',
  'phone.invalid': () => 'Enter a valid phone number',
  'folio.invalid': () => 'Use letters, numbers and dashes, as on your confirmation',
  'field.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.current}.`,
  'field.too_long': (p: IssueParams) =>
    `You have reached the characters limit. Must be ${p.max} characters or less. Current ${p.current}.`,
  'field.exact_length': (p: IssueParams) => `Must be ${p.exact} characters exactly. Current ${p.current}.`,
  'date.invalid': () => 'This date does not exist',
  'time.invalid': () => 'This time does not exist',
};
