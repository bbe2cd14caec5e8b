import type { Counters } from '@traslado/domain/booking/passengers';
import {
  type Benefit,
  type Quote,
  type QuotedService,
  type QuoteRefusal,
  quote,
} from '@traslado/domain/booking/quote';
import type { PeopleOfStay } from '@traslado/domain/stay/linking';
import { tripOf } from '../../catalogue/included-rules.ts';
import type { Property, Rate, Service } from '../../catalogue/records.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { IncludedService } from './find-included-service.ts';

/** A row of the catalogue as the rules price it. */
function quotedService(service: Service): QuotedService<Rate> {
  const { id, operationType, paxMax, rates } = service;
  return { id, trip: tripOf[operationType], isPrivate: service.private, paxMax, rates };
}

/** @param usedMinor cents of it that other bookings have had */
export function benefitOf({ service, trip }: IncludedService, usedMinor: number): Benefit {
  return { service: quotedService(service), trip, usedMinor };
}

/** Of a stay what its price needs. */
export type QuotedStay = Pick<PmsStay, 'hotel' | 'arrivalOn' | 'adults' | 'children'>;

export function peopleOf(stays: readonly QuotedStay[]): PeopleOfStay[] {
  return stays.map((stay) => ({ ...stay, propertyCode: stay.hotel }));
}

/** What is due for a service of the catalogue: see `quote`. Dates are the property's. */
export function quoteService(facts: {
  readonly service: Service;
  /** What the main stay includes. */
  readonly includedService: IncludedService | null;
  readonly includedUsedMinor: number;
  readonly property: Pick<Property, 'seatPolicy'>;
  readonly stays: readonly QuotedStay[];
  readonly passengers: Counters;
  readonly serviceOn: string;
  readonly soldAt?: Rate;
}): Quote<Rate> | QuoteRefusal {
  const { service, includedService, includedUsedMinor, property, stays, passengers, serviceOn, soldAt } =
    facts;
  return quote({
    service: quotedService(service),
    benefit: includedService && benefitOf(includedService, includedUsedMinor),
    stays: peopleOf(stays),
    passengers,
    seatPolicy: property.seatPolicy,
    serviceOn,
    ...(soldAt && { soldAt }),
  });
}
