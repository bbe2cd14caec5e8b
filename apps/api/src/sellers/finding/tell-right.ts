import { createHash } from 'node:crypto';
import type { Finding } from '@traslado/domain/booking/data-to-fix';
import type { RightFinding } from '../../store/finding/record.ts';

/** Fingerprint of a finding's facts: enough to recognize them. */
export const markOfFacts = (facts: string): string => createHash('sha256').update(facts).digest('hex');

/** True if staff accepted a finding as right. The acceptance of a party that rides twice counts for both bookings. */
export function isRight(rights: readonly RightFinding[], { kind, rideId, facts }: Finding): boolean {
  if (rights.length === 0) return false;
  const mark = markOfFacts(facts);
  return rights.some(
    (one) => one.kind === kind && one.facts === mark && (kind === 'party_twice' || one.rideId === rideId),
  );
}
