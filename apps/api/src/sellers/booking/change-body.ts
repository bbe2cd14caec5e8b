import type { CallRequest } from '@traslado/contract/schemas';

/** The body of a change after validation. */
export type ChangeBody = CallRequest<'changeTransfer'>['body'];

const CONTACT_FIELDS: readonly string[] = ['name', 'email', 'phone'];

/** True if it corrects contact data and nothing else. */
export function isContactOnly({ coupon_id, ...wish }: ChangeBody): boolean {
  const said = Object.entries(wish).filter(([, value]) => value !== undefined);
  return said.length > 0 && said.every(([field]) => CONTACT_FIELDS.includes(field));
}
