import type { Handle } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { listStandings } from '../../store/party/repository.ts';
import { isSameName } from './check-member.ts';

/**
 * Stays of a group that got a ride of their own since they were linked: they do not ride twice. `couponId`: the booking they may be on.
 * Code: `link.already_has_transportation`. One statement for a group of several stays, none for one.
 */
export async function checkStillFree(
  handle: Handle,
  {
    main,
    stays,
    couponId,
  }: { readonly main: StayName; readonly stays: readonly StayName[]; readonly couponId: number | null },
): Promise<void> {
  const others = stays.filter((stay) => !isSameName(stay, main));
  if (others.length === 0) return;
  const standings = await listStandings(handle, { main, stays: others, couponId, draftedBy: null });
  if (standings.some(({ taken }) => taken))
    throw new Refused('link.already_has_transportation', { field: 'receptive_group_id' });
}
