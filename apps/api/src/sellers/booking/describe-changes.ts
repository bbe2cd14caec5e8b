import { markSpecialItems } from '@traslado/domain/booking/special-items';
import { maskEmail, maskPhone } from '@traslado/domain/contact/mask';
import { shownFlight } from '@traslado/domain/flight/read-flight';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Changed, CouponRecord, CouponStayRecord, TransferRecord } from '../../store/booking/record.ts';
import type { ChangePlan } from '../../store/change/record.ts';

/** Old beside new under the names of the body, differences only. Contact data is masked: this is kept, shown and mailed. */
export function describeChanges(
  snapshot: Snapshot,
  coupon: CouponRecord,
  ride: TransferRecord,
  plan: ChangePlan,
): readonly Changed[] {
  const leg = plan.leg ?? ride;
  const airline = (id: number | null): string => (id === null ? '' : (snapshot.airlineById(id)?.name ?? ''));
  const one = (field: string, old: string | number, next: string | number): Changed => ({
    field,
    old: String(old),
    new: String(next),
  });
  const nameOf = ({ guest, folio }: CouponStayRecord): string => `${guest}, ${folio}`;
  const find = (stays: readonly CouponStayRecord[], { hotel, folio }: CouponStayRecord) =>
    stays.find((stay) => stay.hotel === hotel && stay.folio === folio);
  const gone = coupon.stays.flatMap((stay, index) =>
    find(plan.stays, stay) ? [] : [one(`reservations.${index}.folio`, nameOf(stay), '')],
  );
  const parties = plan.stays.flatMap((stay, index) => {
    const before = find(coupon.stays, stay);
    const prefix = plan.stays.length > 1 ? `reservations.${index}.` : '';
    if (!before)
      return [
        one(`${prefix}folio`, '', nameOf(stay)),
        one(`${prefix}adults`, 0, stay.adults),
        one(`${prefix}minors`, 0, stay.children),
        one(`${prefix}babyseat`, 0, stay.babySeats),
      ];
    return [
      one(`${prefix}adults`, before.adults, stay.adults),
      one(`${prefix}minors`, before.children, stay.children),
      one(`${prefix}babyseat`, before.babySeats, stay.babySeats),
    ];
  });
  const items = (plan.specialItems ?? []).flatMap((next) => {
    const one = coupon.transfers.find(({ id }) => id === next.transferId);
    if (!one) return [];
    const old = markSpecialItems({ items: one.specialItems, answer: one.specialAnswer });
    return [
      {
        field: one.id === ride.id ? 'special_items' : `${one.direction}.special_items`,
        old,
        new: markSpecialItems(next),
      },
    ];
  });
  const compared: readonly Changed[] = [
    one('flight_code', shownFlight(ride.flightCode), shownFlight(leg.flightCode)),
    one('airline_id', airline(ride.airlineId), airline(leg.airlineId)),
    one('terminal', ride.terminal ?? '', leg.terminal ?? ''),
    one('service_date', ride.flightOn, leg.flightOn),
    one('flight_time', ride.flightTime, leg.flightTime),
    one('late_arrival', ride.lateArrival ? '1' : '0', leg.lateArrival ? '1' : '0'),
    one('is_national', ride.isNational ? '1' : '0', leg.isNational ? '1' : '0'),
    one('service_time', `${ride.pickUpOn} ${ride.pickUpTime}`, `${leg.pickUpOn} ${leg.pickUpTime}`),
    ...gone,
    ...parties,
    one('name', coupon.contactName, plan.contact.name),
    one('observation', coupon.observation, plan.observation),
    ...items,
  ].filter((changed) => changed.old !== changed.new);
  const { email, phone } = plan.contact;
  return [
    ...compared,
    ...(email === coupon.contactEmail
      ? []
      : [one('email', maskEmail(coupon.contactEmail), maskEmail(email))]),
    ...(phone === coupon.contactPhone
      ? []
      : [one('phone', maskPhone(coupon.contactPhone), maskPhone(phone))]),
  ];
}
