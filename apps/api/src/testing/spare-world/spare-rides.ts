import { at } from './spare-rows.ts';

export type Sold = {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly service: string;
  paid: boolean;
  cancelled: boolean;
  flights: Record<'arrival' | 'departure', Record<string, unknown> | undefined>;
};

/** A line of their lists: the documented fields, dates with a time, no direction. */
export function ridesOf(sold: Sold): object[] {
  return (['arrival', 'departure'] as const).flatMap((direction, index) => {
    const leg = sold.flights[direction];
    if (!leg) return [];
    return [
      {
        transfer_id: String(Number(sold.id) * 10 + index),
        coupon_id: Number(sold.id),
        service_date: at(String(leg.service_date)),
        pax: sold.body.pax,
        reservation_status: sold.cancelled ? 'CANCELLED' : sold.paid ? 'PAID' : 'PENDING',
        status: sold.cancelled ? 'CANCELLED' : 'ACTIVE',
        round_service: 1,
        private: sold.body.private,
        flight_code: leg.flight_key ?? leg.flight_code,
        flight_time: `${leg.flight_time}:00`,
        service_time: `${leg.service_time}:00`,
        observation: null,
        confirmation_letter: null,
        provider_id: 77,
      },
    ];
  });
}
