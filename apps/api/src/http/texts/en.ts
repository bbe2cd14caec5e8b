/** What a refusal says to a person, by its stable code. `{name}` is filled from the refusal. This is the shape of the other languages. */
export const en = {
  'request.malformed': 'The request could not be read.',
  'request.too_large': 'The request is too large.',
  'request.unsupported_type': 'This call does not take that kind of body.',
  'request.path_invalid': 'The address is not valid.',
  'route.not_found': 'There is nothing at this address.',
  'field.invalid': 'This value is not valid.',
  'field.required': 'This field is required.',
  'field.unknown': 'This field is not known here.',
  'field.too_long': 'This is too long.',
  'field.too_short': 'This is too short.',
  'field.out_of_range': 'This number is outside its limits.',
  'field.characters': 'This text has characters that cannot be used.',
  'date.invalid': 'This date does not exist. Write it as 2026-12-31.',
  'time.invalid': 'This time does not exist. Write it as 14:35.',
  'number.invalid': 'This is not a whole number.',
  'amount.invalid': 'This is not an amount. Write it as 84.00.',
  'hotel.invalid': 'This is not a resort code.',
  'language.invalid': 'Only English and Spanish are spoken here.',
  'key.invalid': 'This key needs 8 to 80 letters, digits, dashes or underscores.',
  'coupon.invalid': 'This is not a booking number.',
  'auth.required': 'Please look up your reservation again.',
  'auth.expired': 'Your session has ended. Please look up your reservation again.',
  'auth.forbidden': 'You don’t have permission to do this.',
  'auth.unknown_user': 'This user is not known.',
  'limit.too_many': 'Too many requests. Please wait a moment and try again.',
  'server.error': 'Something went wrong on our side. Please try again.',
  'server.busy': 'We are very busy right now. Please try again in a moment.',
  'backend.unavailable':
    'A system that we need is not answering. Nothing was lost; please try again in a moment.',
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof en;
