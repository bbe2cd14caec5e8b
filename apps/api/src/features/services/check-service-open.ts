import { CUT_OFF_TIME, type RefusalCode, reservationDates } from '@traslado/domain/booking/availability';
import { chooseRate } from '@traslado/domain/booking/price';
import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import { addDays } from '@traslado/domain/time/civil';
import { toLocal } from '@traslado/domain/time/zone';
import type { Service } from '../../inventory/records.ts';

/** Why a service cannot be booked on a date, whatever its hour. */
export type Closing = {
  readonly code: RefusalCode | AdmissionRefusal | 'rate.none';
  readonly params?: Readonly<Record<string, string | number>>;
};

/**
 * Whether a service can be booked online for a civil date, as far as the calendar knows: hours and seats are asked when a flight is known.
 * @param zone the property's
 */
export function checkServiceOpen(
  service: Pick<Service, 'rules' | 'rates'>,
  { serviceOn, now, zone }: { readonly serviceOn: string; readonly now: number; readonly zone: string },
): { readonly rateId: number | null; readonly closing: Closing | null } {
  const choice = chooseRate(service.rates, serviceOn);
  const rateId = choice.kind === 'ok' ? choice.rate.id : null;
  return { rateId, closing: closingOf() ?? (rateId === null ? { code: 'rate.none' } : null) };

  function closingOf(): Closing | null {
    const today = toLocal(now, zone);
    const { from, to, closed } = reservationDates({ nowAt: now, zone, rules: service.rules });
    if (serviceOn < today.date) return { code: 'booking.in_the_past' };
    if (serviceOn === today.date) return { code: 'booking.today_by_phone' };
    if (serviceOn === addDays(today.date, 1) && today.time >= CUT_OFF_TIME)
      return { code: 'booking.too_late_for_tomorrow' };
    if (serviceOn < from)
      return { code: 'booking.notice_too_short', params: { hours: service.rules.noticeHours } };
    if (serviceOn > to) return { code: 'booking.too_far_ahead', params: { last: to } };
    return closed.includes(serviceOn) ? { code: 'booking.blackout', params: { day: serviceOn } } : null;
  }
}
