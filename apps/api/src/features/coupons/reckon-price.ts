import { type Counters, paxMaxOf } from '@traslado/domain/booking/passengers';
import { amountDue, chooseRate, type Due, type PricedService } from '@traslado/domain/booking/price';
import type { Trip } from '@traslado/domain/stay/includes';
import { peopleOfStays } from '@traslado/domain/stay/linking';
import { tripOf } from '../../catalogue/included-rules.ts';
import type { Property, Rate, Service } from '../../catalogue/records.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { IncludedService } from '../services/find-included-service.ts';
import type { PriceRecord } from './record.ts';

/** What a stay includes, when it covers a leg of the chosen service. */
function coveringService(included: IncludedService | null, chosen: Service): IncludedService | null {
  return included && shareLeg(included.trip, tripOf[chosen.operationType]) ? included : null;
}

function shareLeg(one: Trip, other: Trip): boolean {
  return one === 'round_trip' || other === 'round_trip' || one === other;
}

const priced = (service: Service, rate: Rate): PricedService => ({
  isPrivate: service.private,
  rate,
  servicePaxMax: service.paxMax,
});

/**
 * What is due for the chosen service at its rate. What the stay's included transfer has paid of other bookings is worth nothing again, so
 * that a journey cut into two bookings costs no less than one.
 */
export function reckonPrice(input: {
  /** What the main stay includes. */
  readonly includedService: IncludedService | null;
  readonly service: Service;
  readonly rate: Rate;
  readonly property: Property;
  readonly stays: readonly PmsStay[];
  readonly passengers: Counters;
  readonly serviceOn: string;
  readonly includedUsedMinor: number;
}): { readonly due: Due; readonly price: PriceRecord; readonly included: boolean } {
  const { service, rate, property, stays, passengers } = input;
  const [main] = stays;
  const covering = coveringService(input.includedService, service);
  // Dated by its own first leg, which need not be the chosen one's.
  const coveringOn = covering?.trip === 'departure' ? input.serviceOn : (main?.arrivalOn ?? input.serviceOn);
  const coveringRate = covering ? chooseRate(covering.service.rates, coveringOn) : null;
  const due = amountDue({
    chosen: priced(service, rate),
    included: covering && coveringRate?.kind === 'ok' ? priced(covering.service, coveringRate.rate) : null,
    passengers,
    stayPassengers: peopleOfStays(stays.map((stay) => ({ ...stay, propertyCode: stay.hotel }))),
    seatPolicy: property.seatPolicy,
    includedUsedMinor: input.includedUsedMinor,
  });
  return {
    due,
    included: covering?.service.id === service.id && due.includedMinor > 0,
    price: {
      lines: due.lines,
      unit: service.private ? 'vehicle' : 'passenger',
      unitMinor: service.private ? rate.priceMinor : rate.adultPriceMinor,
      units: due.vehicles ?? due.totalPassengers,
    },
  };
}

/** Capacity of one vehicle at this rate. */
export function capacityOf(service: Service, rate: Rate): number {
  return paxMaxOf(rate.paxMax, service.paxMax);
}
