import type { CallAnswer } from '@traslado/contract/schemas';

type Rights = Pick<CallAnswer<'getProfile'>, 'username' | 'permissions' | 'scope'>;

/** True while answers that were read with one profile may be shown with the other. */
export const seesTheSame = (one: Rights, other: Rights): boolean =>
  one.username === other.username &&
  one.permissions.join() === other.permissions.join() &&
  JSON.stringify(one.scope) === JSON.stringify(other.scope);
