/**
 * Fields without free text: numbers, addresses and keys, some of which look like the number of a card by chance. In any other text a card
 * number is refused, so a new field is only listed here where that would be wrong.
 */
export const notWords: ReadonlySet<string> = new Set([
  // Phones and mail addresses, which have rules of their own.
  'phone',
  'email',
  'to',
  // Numbers of stays and bookings.
  'folio',
  'baseFolio',
  'booking',
  'reservation',
  'coupon',
  'coupon_id',
  'coupons',
  'nameId',
  'name_id',
  // Keys that programs make.
  'uuidReference',
  'reference',
  'payment_token',
  // Values that are only compared, and never kept as they are.
  'password',
  'new_password',
]);
