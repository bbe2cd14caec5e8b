import type { RefusalCode } from '@traslado/contract/refusals';

/** Codes that any call may answer, whoever asks. */
export const general = [
  'limit.too_many',
  'server.busy',
  'server.error',
  'request.malformed',
  'field.unknown',
  'field.characters',
  'text.card_number',
] as const satisfies RefusalCode[];

/** Where a token is asked for: a guest's, or one of a program that may do this. */
export const withToken = ['auth.required', 'auth.expired', 'auth.forbidden'] as const satisfies RefusalCode[];

/** Where staff have to be signed in, and with the right permission. */
export const staffOnly = ['auth.not_signed_in', 'auth.forbidden'] as const satisfies RefusalCode[];

/** Where anything is asked for, and what is sent is not of this shape. Values of a form of their own add theirs from the schemas. */
export const withInput = [
  'field.invalid',
  'field.required',
  'field.out_of_range',
  'field.too_long',
  'field.too_short',
] as const satisfies RefusalCode[];

/** Where a body could be sent, whether the call takes one or not. */
export const withBody = [
  'request.too_large',
  'request.too_slow',
  'request.unsupported_type',
] as const satisfies RefusalCode[];

/** Where a request with the header of a look may not go, whatever the call. */
export const inLook = 'look.read_only' satisfies RefusalCode;

/** Refusals of requests that reach no call. */
export const elsewhere = ['route.not_found', 'request.path_invalid', inLook] as const satisfies RefusalCode[];

/** Why one row is refused in a change of many, and what is told of each. They stand in the answer, beside the row. */
export const besideRows = [
  'file.formula',
  'file.key_twice',
  'file.key_unclear',
  'file.reference_unknown',
  'file.reference_twice',
  'batch.changed_since',
  'rate.price_gone',
  // Of each expected price that a change would break.
  'price.expectation_broken',
] as const satisfies RefusalCode[];

/** Where a key makes the call happen once. */
export const withKey = [
  'intent.keys_differ',
  'intent.other_body',
  'key.invalid',
] as const satisfies RefusalCode[];
