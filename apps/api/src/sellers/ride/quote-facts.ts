import type { Counters } from '@traslado/domain/booking/passengers';
import type { Benefit, QuotedService, QuoteFacts } from '@traslado/domain/booking/quote';
import type { PeopleOfStay } from '@traslado/domain/stay/linking';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Property, Rate, Service } from '../../inventory/records.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { IncludedService } from './find-included-service.ts';

/** A service of the inventory as the rules price it. */
function quotedService(service: Service): QuotedService<Rate> {
  const { id, operationType, paxMax, rates } = service;
  return { id, trip: tripOf[operationType], isPrivate: service.private, paxMax, rates };
}

/** @param usedMinor cents of it that other bookings have used */
export function benefitOf({ service, trip }: IncludedService, usedMinor: number): Benefit {
  return { service: quotedService(service), trip, usedMinor };
}

/** The facts of a stay that its price needs. */
export type QuotedStay = Pick<PmsStay, 'hotel' | 'arrivalOn' | 'adults' | 'children'>;

export function peopleOf(stays: readonly QuotedStay[]): PeopleOfStay[] {
  return stays.map((stay) => ({ propertyCode: stay.hotel, ...stay }));
}

/** The facts that `quote` needs of a service, but the day. Dates are the property's. */
export function quoteFactsOf(facts: {
  readonly service: Service;
  /** The main stay's included service. */
  readonly includedService: IncludedService | null;
  readonly includedUsedMinor: number;
  readonly property: Pick<Property, 'seatPolicy'>;
  readonly stays: readonly QuotedStay[];
  readonly passengers: Counters;
}): Omit<QuoteFacts<Rate>, 'serviceOn' | 'soldAt'> {
  const { service, includedService, includedUsedMinor, property, stays, passengers } = facts;
  return {
    service: quotedService(includedService?.service.id === service.id ? includedService.service : service),
    benefit: includedService && benefitOf(includedService, includedUsedMinor),
    stays: peopleOf(stays),
    passengers,
    seatPolicy: property.seatPolicy,
  };
}
