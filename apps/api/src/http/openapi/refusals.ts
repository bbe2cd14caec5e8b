import type { RefusalCode } from '@traslado/contract/refusals';

/** Codes of every call, for every caller. */
export const general = [
  'limit.too_many',
  'server.busy',
  'server.error',
  'request.malformed',
  'field.unknown',
  'field.characters',
  'text.card_number',
] as const satisfies RefusalCode[];

/** Codes of a call with a token: a guest's, or a permitted program's. */
export const withToken = ['auth.required', 'auth.expired', 'auth.forbidden'] as const satisfies RefusalCode[];

/** Codes of a call of staff with a permission. */
export const staffOnly = ['auth.not_signed_in', 'auth.forbidden'] as const satisfies RefusalCode[];

/** Codes of a call with input, and of input in another shape. Values of a form of their own add theirs from the schemas. */
export const withInput = [
  'field.invalid',
  'field.required',
  'field.out_of_range',
  'field.too_long',
  'field.too_short',
] as const satisfies RefusalCode[];

/** Codes of a call that could be sent a body, even if it takes none. */
export const withBody = [
  'request.too_large',
  'request.too_slow',
  'request.unsupported_type',
] as const satisfies RefusalCode[];

/** Code of every call that a view-as-guest refuses. */
export const inLook = 'look.read_only' satisfies RefusalCode;

/** Refusals of requests that reach no call. */
export const elsewhere = [
  'route.not_found',
  'request.path_invalid',
  'channel.signature',
  inLook,
] as const satisfies RefusalCode[];

/** Refusals of one row in a change of many, and their details. They stand in the answer, beside the row. */
export const besideRows = [
  'file.formula',
  'file.date_unclear',
  'file.number_unclear',
  'file.digits_lost',
  'file.key_twice',
  'file.key_unclear',
  'file.reference_unknown',
  'file.reference_twice',
  'batch.changed_since',
  'rate.price_gone',
  // Of each expected price that a change would break.
  'price.expectation_broken',
] as const satisfies RefusalCode[];

/** Codes of a call with an idempotency key. */
export const withKey = [
  'intent.keys_differ',
  'intent.other_body',
  'key.invalid',
] as const satisfies RefusalCode[];
