import type { DayClosing } from '@traslado/domain/booking/explain-day';
import { closingOfDay } from '@traslado/domain/booking/explain-day';
import { chooseRate } from '@traslado/domain/booking/price';
import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import type { Service } from '../../inventory/records.ts';

/** The reason against booking a service on a date, at any hour. */
export type Closing = DayClosing | { readonly code: AdmissionRefusal; readonly params?: undefined };

/**
 * The rate of a service on a civil date, and the calendar's reason against booking it online: hours and seats are checked when a flight is
 * known.
 * @param zone the property's
 */
export function checkServiceOpen(
  { rules, rates }: Pick<Service, 'rules' | 'rates'>,
  when: { readonly serviceOn: string; readonly now: number; readonly zone: string },
): { readonly rateId: number | null; readonly closing: Closing | null } {
  const choice = chooseRate(rates, when.serviceOn);
  return {
    rateId: choice.kind === 'ok' ? choice.rate.id : null,
    closing: closingOfDay({ rules, rates, ...when }),
  };
}
