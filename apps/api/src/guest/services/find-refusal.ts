import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import type { Caller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Pms } from '../../ports/pms.ts';
import { checkStayAdmission } from '../../sellers/stay/check-stay-admission.ts';

/**
 * The reason why nothing is sold to the asking guest: their club, the regions of their stay, its end. Null for a guest who may buy and for
 * every caller without a known stay at that resort. A PMS that does not answer closes nothing here: the sale asks it again.
 */
export async function findRefusal(
  { pms, snapshot }: { readonly pms: Pms; readonly snapshot: Snapshot },
  caller: Caller,
  hotel: string,
  now: number,
): Promise<AdmissionRefusal | null> {
  const property = snapshot.propertyByCode(hotel);
  if (caller.kind !== 'guest' || caller.hotel !== hotel || !property) return null;
  const answer = await pms.findStay({ hotel, folio: caller.folio });
  if (answer.kind === 'unavailable' || !answer.value) return null;
  return checkStayAdmission(snapshot, answer.value, property, now);
}
