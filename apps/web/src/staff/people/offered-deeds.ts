import type { Colleague } from './use-people.ts';

export type AccountDeed = 'sendLink' | 'endSessions' | 'takeFactor' | 'open' | 'close';

/** The actions on an account, in the order of the page. Nobody closes their own. */
export function offeredDeeds(
  { id, email, status, of_service: isOfService }: Pick<Colleague, 'id' | 'email' | 'status' | 'of_service'>,
  viewer: number,
): readonly AccountDeed[] {
  const isSelf = id === viewer;
  const deeds: readonly (AccountDeed | false)[] = [
    !isOfService && email !== null && status !== 'disabled' && 'sendLink',
    status !== 'disabled' && status !== 'unconfirmed' && 'endSessions',
    status === 'active' && !isOfService && !isSelf && 'takeFactor',
    status === 'disabled' ? 'open' : !isSelf && 'close',
  ];
  return deeds.filter((deed) => deed !== false);
}
