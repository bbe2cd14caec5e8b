import { serviceStartPath } from '@traslado/contract/pages';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { StaffDoor } from '../../store/account/record.ts';

/** The ways to sign in. The identity service is not asked: the door opens also while it is away. */
export function listSignInWays({
  identityService,
  ownAccounts,
}: Pick<StaffDoor, 'identityService' | 'ownAccounts'>): CallAnswer<'listSignInWays'> {
  return {
    service: identityService && { name: identityService.name, path: serviceStartPath },
    own_accounts: ownAccounts,
  };
}
