import type { RefusalCode } from '@traslado/contract/refusals';
import {
  checkServiceRules,
  checkStayDates,
  checkWhen,
  type LegWish,
} from '@traslado/domain/booking/availability';
import { checkCapacity } from '@traslado/domain/booking/capacity';
import { checkPassengers } from '@traslado/domain/booking/passengers';
import { usableOnFile } from '@traslado/domain/contact/on-file';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { companyOf } from '@traslado/domain/stay/company';
import { tripOf } from '../../catalogue/included-rules.ts';
import { movementOriginId } from '../../catalogue/movement-origin.ts';
import type { Service } from '../../catalogue/records.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Language } from '../../http/locale.ts';
import { type FieldIssue, Refused } from '../../refused.ts';
import type { Schedules } from '../flights/ask-schedule.ts';
import { quoteService } from '../services/quote-service.ts';
import type { AdmittedParty } from './admit-party.ts';
import { askAboutTimes } from './ask-about-times.ts';
import { checkReckoning } from './check-reckoning.ts';
import type { CreateBody } from './create-body.ts';
import { reckonLegs } from './reckon-legs.ts';
import type { Sale, SaleLeg } from './sale.ts';
import { onTheWire, refusalsOnTheWire } from './wire-fields.ts';

export type SaleRequest = {
  readonly snapshot: Snapshot;
  readonly party: AdmittedParty;
  readonly service: Service;
  readonly body: CreateBody;
  /** What the schedule says of the body's flights. */
  readonly schedules: Schedules;
  readonly language: Language;
  readonly includedUsedMinor: number;
  readonly now: number;
};

/** Stops at the first group of complaints: what follows would be reckoned from what is wrong. */
function stopAt(issues: readonly FieldIssue<RefusalCode>[]): void {
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues: onTheWire(issues) });
}

/**
 * A booking as the rules reckon it from what the guest asks for; nothing the client reckoned is used. Throws the refusal, with its fields
 * under the names of the wire: those of contact, passengers and flights (`field.*`, `passengers.*`, `flight.*` …), of the calendar (`booking.*`,
 * `departure.wrong_time`), `rate.none`, `flight.time_differs` and `coupon.reckoned_otherwise`.
 */
export function reckonSale(request: SaleRequest): Sale {
  const { snapshot, party, service, body, schedules, now } = request;
  const { property, airport, homes } = party;
  // Left out is as on file; where nothing is, as if left empty.
  const onFile = usableOnFile(party.main);
  const contact = {
    name: tidyLine(body.name),
    email: body.email?.trim() ?? onFile.email ?? '',
    phone: body.phone === undefined ? (onFile.phone ?? '') : (tidyPhone(body.phone) ?? body.phone),
  };
  const observation = tidyText(body.observation ?? '');
  const passengers = { adults: body.adults, children: body.minors, babySeats: body.babyseat };
  const { legs, issues } = reckonLegs({ snapshot, service, homes, airport, body, schedules });
  stopAt([
    ...checkContactForm(contact),
    ...checkSpecialRequest('observation', observation),
    ...checkPassengers(passengers),
    ...issues,
  ]);

  const wishes = legs.map(wishOf);
  stopAt([
    ...refusalsOnTheWire([
      ...checkWhen({ nowAt: now, zone: airport.timeZone, legs: wishes }),
      ...checkStayDates(wishes, party.span),
      ...wishes.flatMap((wish) => checkServiceRules(now, wish, homes[wish.direction].service.rules)),
    ]),
  ]);

  const quoted = quoteService({
    service,
    includedService: party.included,
    includedUsedMinor: request.includedUsedMinor,
    property,
    stays: party.stays.map(({ stay }) => stay),
    passengers,
    serviceOn: legs[0]?.flightOn ?? '',
  });
  if (quoted.kind === 'refused') throw new Refused(quoted.code, { field: 'service_rate_id' });
  const { rate, due, isIncluded, paxMax } = quoted;
  stopAt(
    checkPassengers(passengers, { isPrivate: service.private, paxMax, seatPolicy: property.seatPolicy }),
  );
  stopAt(
    refusalsOnTheWire(
      legs.flatMap(({ direction, limited }) => {
        const refusal = checkCapacity({
          direction,
          seats: limited?.capacity ?? null,
          takenSeats: 0,
          passengers: due.totalPassengers,
        });
        return refusal ?? [];
      }),
    ),
  );
  askAboutTimes(
    legs.map(({ direction, scheduledTime }) => ({ field: `${direction}.flight_time`, scheduledTime })),
    body.time_confirmed === true,
  );
  checkReckoning(body, { party, service, rate, due, included: isIncluded, legs });

  return {
    stay: party.main,
    stays: party.stays.map(({ stay, ...counters }) => ({
      hotel: stay.hotel,
      folio: stay.folio,
      guest: `${stay.firstName} ${stay.lastName}`.trim(),
      ...(party.stays.length === 1 ? { main: true, ...passengers } : counters),
    })),
    propertyId: property.id,
    airportId: airport.id,
    zone: airport.timeZone,
    serviceId: service.id,
    rateId: rate.id,
    tripType: tripOf[service.operationType],
    private: service.private,
    included: isIncluded,
    due,
    price: { lines: due.lines, ...quoted.perUnit },
    includedUsedMinor: request.includedUsedMinor,
    ...passengers,
    contact,
    observation,
    company: companyOf(party.main.country),
    reference: body.reference ?? null,
    language: body.language ?? request.language,
    movementOriginId: movementOriginId,
    receptiveGroupId: body.receptive_group_id,
    additional: body.additional ?? false,
    legs,
  };
}

function wishOf(leg: SaleLeg): LegWish {
  return { direction: leg.direction, serviceOn: leg.flightOn, pickUp: leg.pickUp };
}
