import { type Asker, mayChangeRide, mayCorrectContact } from '@traslado/domain/booking/abilities';
import { type FixWish, fieldsToCorrect, fixFieldOf } from '@traslado/domain/desk/fix-link';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { FindingRecord } from '../../store/finding/record.ts';
import { contactRideOf } from '../booking/contact-ride.ts';

/** Open findings. */
export const standing = (findings: readonly FindingRecord[]): FindingRecord[] =>
  findings.filter(({ resolvedAt }) => resolvedAt === null);

/** The corrections that the guest of a booking could make with a link now, by the rules of the guests' own change. */
export function planFix(coupon: CouponRecord, findings: readonly FindingRecord[], now: number): FixWish {
  const asker: Asker = { standing: 'owner', now };
  const ofContact = contactRideOf(coupon);
  return fieldsToCorrect(standing(findings), {
    contact: ofContact !== undefined && mayCorrectContact(coupon, ofContact, asker).kind === 'ok',
    ride: (id) => {
      const ride = coupon.transfers.find((one) => one.id === id);
      return ride !== undefined && mayChangeRide(coupon, ride, asker).kind === 'ok';
    },
  });
}

/** The kinds of findings that a link's fields are about. */
export const kindsOf = (
  { fields, rideId }: FixWish,
  findings: readonly FindingRecord[],
): FindingRecord['kind'][] =>
  standing(findings)
    .filter(({ kind, rideId: own }) => {
      const field = fixFieldOf(kind);
      return field !== null && fields.includes(field) && (field !== 'flight' || own === rideId);
    })
    .map(({ kind }) => kind);
