import { isEmail } from '@traslado/domain/contact/bounds';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';

/** The address that a guest names for their letter; null for the booking's own. Code: `email.invalid`. */
export function namedAddress(email: string | undefined): string | null {
  if (email === undefined) return null;
  const named = email.trim();
  if (!isEmail(named)) throw new Refused('email.invalid', { field: 'email' });
  return named;
}

/** The booking's own address. Code: `field.required` where it has none that can be written to. */
export function addressOnFile({ contactEmail }: Pick<CouponRecord, 'contactEmail'>): string {
  if (!isEmail(contactEmail)) throw new Refused('field.required', { field: 'email' });
  return contactEmail;
}
