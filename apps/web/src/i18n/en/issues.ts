import type { IssueParams } from '../issue-params.ts';

/** Words for what is wrong with a field, by the code of the rules. Each says what to do. */
export const issues = {
  'field.required': () => 'Required field',
  'field.invalid': () => 'Check this',
  'field.characters': () => 'Some of these characters cannot be used',
  'terms.not_accepted': () => 'Please agree before you continue',
  'name.invalid': () => 'Letters, accents and spaces only',
  'start.direction_missing': () => 'Choose which way',
  'booking_number.invalid': () => 'Ten letters and numbers, like 7K3QW9ZC4T',
  'email.mismatch': () => 'Your e-mails don’t match',
  'choice.missing': () => 'Choose one to go on',
  'tick.missing': () => 'Tick it to go on',
  'text.card_number': () =>
    'Please don’t send card numbers here. Remove the number and pay on the payment page.',
  'email.invalid': () => 'Please provide a valid e-mail',
  'phone.invalid': () => 'Please provide a valid phone',
  'folio.invalid': () => 'Use letters, numbers and the dash, as printed on your confirmation',
  'field.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.current}.`,
  'field.too_long': (p: IssueParams) =>
    `You have reached the characters limit. Must be ${p.max} characters or less. Current ${p.current}.`,
  'field.exact_length': (p: IssueParams) => `Must be ${p.exact} characters exactly. Current ${p.current}.`,
  'text.invalid_characters': () => 'Some characters cannot be used here',
  'date.invalid': () => 'This date does not exist',
  'time.invalid': () => 'This time does not exist',
  'time.skipped': () => 'The clocks go forward over this time that day; check it on your ticket',
  'flight.number_invalid': () => 'Provide a valid flight number, like AA 1234',
  'flight.tail_number_invalid': () => 'Provide a valid tail number, like XA-ABC',
  'flight.national_missing': () => 'Say whether it leaves the country: the pick-up depends on it',
  'departure.wrong_time': () => 'Your departure time is wrong: its pick-up must be after your landing',
  'passengers.not_whole': () => 'Whole numbers only',
  'passengers.out_of_range': (p: IssueParams) => `From ${p.min} to ${p.max}`,
  'passengers.adult_missing': () => 'At least one adult rides along',
  'passengers.over_capacity': (p: IssueParams) =>
    `This vehicle takes ${p.max}; you are ${p.total}. Choose a private one for more.`,
  'policies.not_accepted': () => 'Please accept the booking terms and policies',
};
