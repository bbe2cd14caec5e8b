import { createHash } from 'node:crypto';
import type { Finding } from '@traslado/domain/booking/data-to-fix';
import type { RightFinding } from '../../store/finding/record.ts';

/** What is kept of the facts that a finding was found from: enough to know them again. */
export const markOfFacts = (facts: string): string => createHash('sha256').update(facts).digest('hex');

/** Whether staff said that a finding is right as it is. What they said of a party that rides twice counts for both bookings. */
export function isRight(rights: readonly RightFinding[], { kind, rideId, facts }: Finding): boolean {
  if (rights.length === 0) return false;
  const mark = markOfFacts(facts);
  return rights.some(
    (one) => one.kind === kind && one.facts === mark && (kind === 'party_twice' || one.rideId === rideId),
  );
}
