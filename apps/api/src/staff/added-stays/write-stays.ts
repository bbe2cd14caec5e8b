import { foldName } from '@traslado/domain/stay/names';
import { insertDeeds } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { type AddedStayFacts, insertAddedStays } from '../../store/stay/added-stay-repository.ts';

/** Adds stays at once, each with its line of the audit, which names it and no guest. Answers their numbers. */
export async function writeStays(
  tx: Tx,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  stays: readonly AddedStayFacts[],
  now: number,
): Promise<number[]> {
  const folded = stays.map((stay) => ({ ...stay, lastNameFolded: foldName(stay.lastName) }));
  const ids = await insertAddedStays(tx, folded, { by: username, now });
  const deeds = stays.map(({ hotel, folio, arrivalOn, departureOn }) => ({
    accountId,
    username,
    action: 'stay.add' as const,
    subject: String(ids.get(folio)),
    detail: { hotel, folio, arrivalOn, departureOn },
    now,
  }));
  await insertDeeds(tx, deeds);
  return stays.flatMap(({ folio }) => ids.get(folio) ?? []);
}
