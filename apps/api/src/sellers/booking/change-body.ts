import type { CallRequest } from '@traslado/contract/schemas';

/** The body of a change after validation. */
export type ChangeBody = CallRequest<'changeTransfer'>['body'];

const CONTACT_FIELDS: readonly string[] = ['name', 'email', 'phone'];

/** Whether it corrects where a guest is reached and nothing else. */
export function isContactOnly({ coupon_id, ...wish }: ChangeBody): boolean {
  const said = Object.entries(wish).filter(([, value]) => value !== undefined);
  return said.length > 0 && said.every(([field]) => CONTACT_FIELDS.includes(field));
}
