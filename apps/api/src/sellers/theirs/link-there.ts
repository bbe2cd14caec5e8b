import type { StayName } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';

/** Tells the group's backend of a link before it is one here. Told twice after an answer that was lost: a link is not a sale. */
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
