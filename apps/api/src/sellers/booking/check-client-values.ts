import { wrongValues } from '@traslado/domain/booking/client-values';
import { tidyTerminal } from '@traslado/domain/booking/meeting';
import type { Due } from '@traslado/domain/booking/price';
import { movementOriginId } from '../../inventory/movement-origin.ts';
import type { Rate, Service } from '../../inventory/records.ts';
import { Refused } from '../../refused.ts';
import type { SaleLeg } from '../../store/booking/sale.ts';
import type { AdmittedParty } from './admit-party.ts';
import type { CreateBody } from './create-body.ts';

type Planned = {
  readonly party: AdmittedParty;
  readonly service: Service;
  readonly rate: Rate;
  readonly due: Due;
  readonly included: boolean;
  readonly legs: readonly SaleLeg[];
};

/**
 * Compares the client's calculation with the server's. Code: `coupon.reckoned_otherwise` with the right values of every field that differs.
 */
export function checkClientValues(body: CreateBody, planned: Planned): void {
  const { party, service, rate, due, included, legs } = planned;
  const right: Record<string, unknown> = {
    service_rate_id: rate.id,
    is_round_trip: service.operationType === 1,
    operation_type_id: service.operationType,
    movement_origin_id: movementOriginId,
    position_id: service.position,
    from_appointment_place_id: service.departurePlaceId,
    to_appointment_place_id: service.arrivalPlaceId,
    pax: due.totalPassengers,
    include: included,
    private: service.private,
    ...party.expectedCounters,
  };
  const said: Record<string, unknown> = {};
  for (const leg of legs) {
    const wish = body[leg.direction];
    right[`${leg.direction}.is_national`] = leg.isNational ? '1' : '0';
    said[`${leg.direction}.is_national`] = wish?.is_national;
    right[`${leg.direction}.service_time`] = leg.pickUp.time;
    said[`${leg.direction}.service_time`] = wish?.service_time;
    right[`${leg.direction}.terminal`] = leg.terminal;
    said[`${leg.direction}.terminal`] = wish?.terminal ? tidyTerminal(wish.terminal) : undefined;
  }
  const wrong = wrongValues(Object.assign(said, body), right);
  if (wrong) throw new Refused('coupon.reckoned_otherwise', wrong);
}
