import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { checkStayAdmission } from '../stay/check-stay-admission.ts';

/** Lets a stay form a group if it may buy transfers. */
export function admitStay(snapshot: Snapshot, stay: PmsStay, now: number, field = 'folio'): void {
  const property = snapshot.propertyByCode(stay.hotel);
  const refusal = property ? checkStayAdmission(snapshot, stay, property, now) : 'stay.no_longer_available';
  if (refusal) throw new Refused(refusal, { field });
}
