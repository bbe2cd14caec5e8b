import type { StayName } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';

/** Reports a link to the group's backend before it is one here. Reported twice after a lost answer: a link is not a sale. */
export async function linkThere(
  transfers: Pick<Transfers, 'linkStay'>,
  main: StayName,
  other: StayName,
): Promise<void> {
  const deed = await transfers.linkStay(main, other);
  if (deed.kind === 'done') return;
  const retryAfterSeconds = deed.kind === 'not_done' ? deed.retryAfterSeconds : 5;
  throw new Refused('link.server_error', { retryAfterSeconds });
}
