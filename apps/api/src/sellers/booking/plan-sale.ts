import type { RefusalCode } from '@traslado/contract/refusals';
import { isLateArrival, type LegWish } from '@traslado/domain/booking/availability';
import { checkNewRides, overrideRefusals } from '@traslado/domain/booking/check-rides';
import { keepReckoning } from '@traslado/domain/booking/kept-reckoning';
import { checkPassengers } from '@traslado/domain/booking/passengers';
import { sell } from '@traslado/domain/booking/sell';
import { checkSpecialItems } from '@traslado/domain/booking/special-items';
import { usableOnFile } from '@traslado/domain/contact/on-file';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import type { Acting, Override } from '@traslado/domain/desk/overrides';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { within } from '@traslado/domain/forms/issue';
import type { Language } from '@traslado/domain/language';
import { companyOf } from '@traslado/domain/stay/company';
import { tripOf } from '../../inventory/included-rules.ts';
import { movementOriginId } from '../../inventory/movement-origin.ts';
import type { Rate, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type FieldIssue, Refused } from '../../refused.ts';
import { acceptTerms } from '../../store/booking/accept-terms.ts';
import type { Sale, SaleLeg } from '../../store/booking/sale.ts';
import type { Schedules } from '../ride/ask-schedule.ts';
import { quoteFactsOf } from '../ride/quote-facts.ts';
import type { AdmittedParty } from './admit-party.ts';
import { askAboutNight, lateOffer } from './ask-about-night.ts';
import { askAboutTimes } from './ask-about-times.ts';
import { checkClientValues } from './check-client-values.ts';
import type { CreateBody } from './create-body.ts';
import { otherLegOffer } from './offer-other-leg.ts';
import { planLegs } from './plan-legs.ts';
import { sellerOf } from './present-seller.ts';
import { onTheWire } from './wire-fields.ts';

export type SaleRequest = {
  readonly snapshot: Snapshot;
  readonly party: AdmittedParty;
  readonly service: Service;
  readonly body: CreateBody;
  /** The schedule of the body's flights. */
  readonly schedules: Schedules;
  readonly language: Language;
  readonly includedUsedMinor: number;
  /** Staff in the guest's place. */
  readonly acting?: Acting | undefined;
  readonly now: number;
};

/** Stops at the first group of issues: later steps would calculate with wrong values. */
function stopAt(issues: readonly FieldIssue<RefusalCode>[]): void {
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues: onTheWire(issues) });
}

/**
 * A booking as the rules calculate it from the guest's wishes; no calculation of the client is used. Throws the refusal, with its fields
 * under the names of the wire: of contact, passengers and flights (`field.*`, `passengers.*`, `flight.*` …), of the calendar (`booking.*`,
 * `departure.wrong_time`), `rate.none`, `flight.night_unclear`, `flight.time_differs` and `coupon.reckoned_otherwise`.
 */
export function planSale(request: SaleRequest): {
  readonly sale: Sale;
  readonly overrides: readonly Override[];
} {
  const { snapshot, party, service, body, schedules, now } = request;
  const { property, airport, homes } = party;
  // A missing field is as on file; with nothing on file, as if left empty.
  const onFile = usableOnFile(party.main);
  const contact = {
    name: tidyLine(body.name),
    email: body.email?.trim() ?? onFile.email ?? '',
    phone: body.phone === undefined ? (onFile.phone ?? '') : (tidyPhone(body.phone) ?? body.phone),
  };
  const observation = tidyText(body.observation ?? '');
  const passengers = { adults: body.adults, children: body.minors, babySeats: body.babyseat };
  const { legs: planned, issues } = planLegs({ snapshot, service, homes, airport, body, schedules });
  stopAt([
    ...checkContactForm(contact),
    ...checkSpecialRequest('observation', observation),
    ...checkPassengers(passengers),
    ...issues,
    ...(['arrival', 'departure'] as const).flatMap((direction) =>
      within(direction, checkSpecialItems(body[direction]?.special_items ?? [], passengers)),
    ),
  ]);

  const facts = quoteFactsOf({
    service,
    includedService: party.included,
    includedUsedMinor: request.includedUsedMinor,
    property,
    stays: party.stays.map(({ stay }) => stay),
    passengers,
  });
  const legs = planned.map((leg) => ({
    lateArrival: body.late_arrival === true && isLateArrival(wishOf(leg), party.span),
    ...leg,
  }));
  const calendar = { nowAt: now, zone: airport.timeZone, span: party.span };
  const rides = legs.map((leg) => ({
    wish: wishOf(leg),
    rules: homes[leg.direction].service.rules,
    seats: leg.limited?.capacity ?? null,
  }));
  const wishes = rides.map(({ wish }) => wish);
  // Before the calendar: the other night may be the one that can be booked.
  if (body.night_confirmed !== true)
    for (const wish of wishes)
      askAboutNight(wish, { arrivalOn: party.span.arrivalOn, field: 'arrival.service_date' });
  const startsAt = Math.min(...wishes.map(({ pickUp }) => pickUp.at));
  const { acting } = request;
  const { overrides } = acting
    ? overrideRefusals(checkNewRides(rides, calendar), acting, { nowAt: now, startsAt })
    : { overrides: [] };
  const overridden = overrides.map(({ rule }) => rule);
  const sold = sell<Rate>({ calendar, rides, overridden, ...facts });
  if (sold.kind === 'refused') {
    const { code, issues: wrong } = sold;
    throw new Refused(code, {
      ...(wrong.length > 0 ? { issues: onTheWire(wrong) } : { field: 'service_rate_id' }),
      ...lateOffer(code, wishes, party.span),
      ...otherLegOffer(code, rides, calendar),
    });
  }
  const { rate, due, isIncluded, perUnit } = sold;
  askAboutTimes(
    legs.map(({ direction, scheduledTime }) => ({ field: `${direction}.flight_time`, scheduledTime })),
    body.time_confirmed === true,
  );
  checkClientValues(body, { party, service, rate, due, included: isIncluded, legs });

  const language = body.language ?? request.language;
  const company = companyOf(party.main.country, snapshot.sellers);
  const seller = sellerOf(snapshot, { company, airportId: airport.id });
  const sale: Sale = {
    stay: party.main,
    stays: party.stays.map(({ stay, ...counters }) => ({
      hotel: stay.hotel,
      folio: stay.folio,
      guest: `${stay.firstName} ${stay.lastName}`.trim(),
      ...(party.stays.length === 1 ? { main: true, ...passengers } : counters),
    })),
    read: party.stays.map(({ stay }) => stay),
    propertyId: property.id,
    airportId: airport.id,
    zone: airport.timeZone,
    serviceId: service.id,
    rateId: rate.id,
    tripType: tripOf[service.operationType],
    private: service.private,
    included: isIncluded,
    due,
    price: { lines: due.lines, ...perUnit },
    reckoning: keepReckoning({ serviceOn: sold.serviceOn, ...facts }),
    includedUsedMinor: request.includedUsedMinor,
    ...passengers,
    contact,
    observation,
    company,
    seller,
    reference: body.reference ?? null,
    language,
    terms: acceptTerms(snapshot.termsOf(service, language, now)),
    movementOriginId: movementOriginId,
    receptiveGroupId: body.receptive_group_id,
    additional: body.additional ?? false,
    legs,
  };
  return { sale, overrides };
}

function wishOf(leg: SaleLeg): LegWish {
  return {
    isLate: leg.lateArrival ?? false,
    direction: leg.direction,
    serviceOn: leg.flightOn,
    flightTime: leg.flightTime,
    pickUp: leg.pickUp,
  };
}
