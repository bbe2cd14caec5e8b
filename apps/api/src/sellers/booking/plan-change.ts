import type { RefusalCode } from '@traslado/contract/refusals';
import {
  type Asker,
  type ChangeVerdict,
  mayChangePassengers,
  mayChangeRide,
  mayCorrectContact,
} from '@traslado/domain/booking/abilities';
import { checkStayDates, isCutOff, isLateArrival, type LegWish } from '@traslado/domain/booking/availability';
import { sharedRideOf } from '@traslado/domain/booking/capacity';
import { checkMovedRide, checkSeats, overrideRefusals } from '@traslado/domain/booking/check-rides';
import { wrongValues } from '@traslado/domain/booking/client-values';
import { type KeptReckoning, keepReckoning } from '@traslado/domain/booking/kept-reckoning';
import { tidyTerminal } from '@traslado/domain/booking/meeting';
import { nightOf } from '@traslado/domain/booking/night-landing';
import { areSamePeople, areSameStays } from '@traslado/domain/booking/party-change';
import { checkPartyPassengers, sumCounters } from '@traslado/domain/booking/passengers';
import { dayOfRate, type NewPrice, priceChange } from '@traslado/domain/booking/price-change';
import { givenBackMinorOf, owedMinorOf } from '@traslado/domain/booking/refund';
import { changeSpecialItems, checkSpecialItems } from '@traslado/domain/booking/special-items';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import type { Override } from '@traslado/domain/desk/overrides';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import type { RuleIssue } from '@traslado/domain/forms/issue';
import { spanOf } from '@traslado/domain/stay/linking';
import type { Rate } from '../../inventory/records.ts';
import { type FieldIssue, Refused } from '../../refused.ts';
import type { TransferRecord } from '../../store/booking/record.ts';
import type { ChangePlan, PlannedChange } from '../../store/change/record.ts';
import { quoteFactsOf } from '../ride/quote-facts.ts';
import { askAboutNight, lateOffer } from './ask-about-night.ts';
import { askAboutTimes } from './ask-about-times.ts';
import { type ChangeBody, isContactOnly } from './change-body.ts';
import type { ChangeContext } from './change-context.ts';
import { countParty } from './count-party.ts';
import { describeChanges } from './describe-changes.ts';
import { findLegHomes, type LegHomes } from './find-leg-home.ts';
import { answeringOf } from './plan-legs.ts';
import { notAllowed } from './refuse-not-allowed.ts';
import { rescheduleRide } from './reschedule-ride.ts';
import { onTheWire, refusalsOnTheWire } from './wire-fields.ts';

function stopAt(issues: readonly FieldIssue<RefusalCode>[]): void {
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues });
}

/** The rules that staff override for an allowed change; throws for a refused one. */
function stopUnlessAllowed(verdict: ChangeVerdict): readonly Override[] {
  if (verdict.kind === 'refused') throw notAllowed(verdict);
  return verdict.overrides ?? [];
}

/** A booking after a change, from the guest's wishes; no calculation of the client is used. */
export function planChange(context: ChangeContext): PlannedChange {
  const { coupon, ride, service, property, body } = context;
  const { now, acting } = context;
  const asker: Asker = { standing: 'owner', now, ...(acting && { acting }) };
  const mayTouch = isContactOnly(body) ? mayCorrectContact : mayChangeRide;
  const beyond = [...stopUnlessAllowed(mayTouch(coupon, ride, asker))];

  const contact = {
    name: body.name === undefined ? coupon.contactName : tidyLine(body.name),
    email: body.email === undefined ? coupon.contactEmail : body.email.trim(),
    phone: body.phone === undefined ? coupon.contactPhone : (tidyPhone(body.phone) ?? body.phone),
  };
  const observation = body.observation === undefined ? coupon.observation : tidyText(body.observation);
  const stays = countParty(context.party, body);
  const counters = stays.map(({ adults, children, babySeats }) => ({ adults, children, babySeats }));
  const passengers = sumCounters(counters);
  const sameStays = areSameStays(stays, coupon.stays);
  const samePeople = areSamePeople(stays, coupon.stays);
  const span = spanOf(context.stays.map((stay) => ({ ...stay, propertyCode: stay.hotel })));
  const homes = findLegHomes(context.snapshot, context, span);
  if (!sameStays && !homes) throw new Refused('service.not_at_every_stay', { field: 'receptive_group_id' });
  const move = rescheduleRide({ ...context, homes, sameStays });
  const isUnpaid = coupon.status === 'pending_payment';
  if (!samePeople) beyond.push(...stopUnlessAllowed(mayChangePassengers(coupon, ride, asker)));
  // Other stays include other transfers.
  if (isUnpaid && !sameStays) throw new Refused('change.unpaid_price', { field: 'receptive_group_id' });
  stopAt([
    // Stored values stay as they are, in any form; only new ones are checked.
    ...checkContactForm(contact).filter(({ field }) => body[field as keyof typeof contact] !== undefined),
    ...checkSpecialRequest('observation', observation),
    ...issuesOfParty(checkPartyPassengers(counters), stays.length),
    ...checkSpecialItems(body.special_items ?? [], passengers),
    ...move.issues,
  ]);

  const leg = move.leg && sayLate(context, move.leg, span);
  if (leg && move.isMoved) beyond.push(...checkBookable(context, leg, span, homes));
  if (!sameStays) checkJourney(context, leg, span);
  const day = dayOfRate(coupon.transfers, leg && { id: leg.transferId, flightOn: leg.flightOn });
  const { price: priced, reckoning } = priceOf(context, { ...day, passengers, samePeople });
  if (isUnpaid && priced.totalMinor !== coupon.totalMinor)
    throw new Refused('change.unpaid_price', { field: samePeople ? 'service_date' : 'adults' });
  stopAt(
    issuesOfParty(
      checkPartyPassengers(counters, {
        isPrivate: service.private,
        paxMax: priced.paxMax,
        seatPolicy: property.seatPolicy,
      }),
      stays.length,
    ),
  );
  const special = changeSpecialItems(
    coupon.transfers
      .filter(({ status }) => status === 'confirmed' || status === 'pending')
      .map(({ id, specialItems: items, specialAnswer: answer }) => ({ id, items, answer })),
    {
      rideId: ride.id,
      wish: body.special_items ?? null,
      isAgreed: context.confirmsItems ?? false,
      party: passengers,
      service: answeringOf(service),
    },
  );
  const plan: ChangePlan = {
    leg,
    stays,
    adults: passengers.adults,
    children: passengers.children,
    babySeats: passengers.babySeats,
    passengers: priced.passengers,
    vehicles: priced.vehicles,
    rateId: priced.rateId,
    totalMinor: priced.totalMinor,
    includedMinor: priced.includedMinor,
    included: priced.included,
    price: priced.price,
    reckoning,
    contact,
    observation,
    specialItems: special.map(({ ride: { id: transferId }, next }) => ({ transferId, ...next })),
    receptiveGroupId: body.receptive_group_id ?? coupon.receptiveGroupId,
    targets: seatsOf(coupon, { leg, homes, passengers: priced.passengers }),
  };
  askAboutTimes([{ field: 'flight_time', scheduledTime: move.scheduledTime }], body.time_confirmed === true);
  checkClientValues(body, plan, ride);
  return {
    plan,
    changes: describeChanges(context.snapshot, coupon, ride, plan),
    differenceMinor: isUnpaid
      ? 0
      : owedMinorOf(coupon, plan.totalMinor) - (coupon.paidMinor - givenBackMinorOf(coupon)),
    emailChanged: contact.email.toLowerCase() !== coupon.contactEmail.toLowerCase(),
    overrides: [...new Set(beyond)],
  };
}

/** Seats that the rides that stand will have on limited departures. @throws Refused where a departure can never carry so many */
function seatsOf(
  { transfers }: ChangeContext['coupon'],
  change: { readonly leg: ChangePlan['leg']; readonly homes: LegHomes | null; readonly passengers: number },
): ChangePlan['targets'] {
  const { leg, homes, passengers: seats } = change;
  const rides = transfers
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .map((one) => ({
      transferId: one.id,
      direction: one.direction,
      pickUp: leg && one.id === leg.transferId ? pickUpOf(leg) : pickUpOf(one),
      home: homes?.[one.direction] ?? null,
    }));
  const ridden = rides.map(({ direction, home }) => ({
    direction,
    seats: home?.service.rules.seats ?? null,
  }));
  stopAt(
    refusalsOnTheWire(checkSeats(ridden, seats)).map((issue) => ({ ...issue, field: bare(issue.field) })),
  );
  return rides.flatMap(({ transferId, direction, pickUp, home }) => {
    const capacity = home?.service.rules.seats ?? null;
    if (!home || capacity === null) return [];
    const { id: serviceId } = home.service;
    const { on, hour } = sharedRideOf({ serviceId, direction, propertyCode: home.property.code, pickUp });
    return { transferId, direction, serviceId, propertyId: home.property.id, on, hour, seats, capacity };
  });
}

/** The price of the booking after the change, and the calculation of a new price. */
function priceOf(
  context: ChangeContext,
  change: Pick<Parameters<typeof priceChange>[1], 'serviceOn' | 'isOtherDay' | 'passengers' | 'samePeople'>,
): { price: NewPrice; reckoning: KeptReckoning | null } {
  const facts = quoteFactsOf({ ...context, passengers: change.passengers });
  const priced = priceChange<Rate>(context.coupon, { ...facts, ...change });
  if (priced.kind === 'refused') throw new Refused(priced.code, { field: 'service_date' });
  const { price, quotedOf } = priced;
  return { price, reckoning: quotedOf && keepReckoning(quotedOf) };
}

/** With other stays the journey can have other days: every standing ride has to be on one of them. */
function checkJourney(
  { coupon, ride }: ChangeContext,
  leg: ChangePlan['leg'],
  span: ReturnType<typeof spanOf>,
): void {
  const wishes = coupon.transfers
    .filter(({ status }) => status === 'confirmed')
    .map((one) => (leg && one.id === ride.id ? { ...one, ...leg } : one))
    .map(wishOf);
  const refusals = checkStayDates(wishes, span);
  const [first] = refusals;
  if (!first) return;
  // The field of another ride keeps that ride's name, so that the page knows which to move first, and to which day.
  const issues = refusalsOnTheWire(refusals).map((issue) => ({
    ...issue,
    field: issue.field.startsWith(ride.direction) ? bare(issue.field) : issue.field,
  }));
  const { direction } = first;
  const service_date = direction === 'arrival' ? span.arrivalOn : span.departureOn;
  throw new Refused(first.code, { issues, expected: { direction, service_date } });
}

const pickUpOf = (leg: { pickUpOn: string; pickUpTime: string; pickUpAt: number; flightOn: string }) => ({
  on: leg.pickUpOn,
  time: leg.pickUpTime,
  at: leg.pickUpAt,
  isDayBefore: leg.pickUpOn < leg.flightOn,
});

const wishOf = (
  ride: Parameters<typeof pickUpOf>[0] &
    Pick<LegWish, 'direction' | 'flightTime'> & { lateArrival?: boolean | undefined },
): LegWish => ({
  isLate: ride.lateArrival ?? false,
  direction: ride.direction,
  serviceOn: ride.flightOn,
  flightTime: ride.flightTime,
  pickUp: pickUpOf(ride),
});

/** A ride moved to another time must be on sale then, now. Hours of the sale are waived for a ride that its airline keeps frozen. Of the other ride only the order matters: it may be over already. */
function checkBookable(
  { coupon, ride, service, airport, body, now, acting }: ChangeContext,
  leg: NonNullable<ChangePlan['leg']>,
  span: ReturnType<typeof spanOf>,
  homes: LegHomes | null,
): readonly Override[] {
  if (!service.active) throw new Refused('service.not_available', { field: 'service_date' });
  const wish = wishOf({ direction: ride.direction, ...leg });
  const isSameNight = ride.flightOn === leg.flightOn && nightOf(wishOf(ride)) !== null;
  if (body.night_confirmed !== true && !isSameNight)
    askAboutNight(wish, { arrivalOn: span.arrivalOn, field: 'service_date' });
  const others = coupon.transfers
    .filter(({ id, status }) => id !== ride.id && status !== 'cancelled')
    .map(wishOf);
  const rules = homes?.[ride.direction].service.rules ?? service.rules;
  const refusals = checkMovedRide({ wish, rules }, others, { nowAt: now, zone: airport.timeZone, span });
  const kept = ride.frozenCause === 'airline' ? refusals.filter(({ code }) => !isCutOff(code)) : refusals;
  const { standing, overrides } = overrideRefusals(kept, acting, { nowAt: now, startsAt: leg.pickUpAt });
  const [first] = standing;
  if (!first) return overrides;
  const issues = refusalsOnTheWire(standing).map((issue) => ({ ...issue, field: bare(issue.field) }));
  throw new Refused(first.code, { issues, ...lateOffer(first.code, [wish], span) });
}

/** The ride with the guest's word that they arrive later than the stay begins: given now, or before for the same day. */
function sayLate(
  { ride, body }: ChangeContext,
  leg: NonNullable<ChangePlan['leg']>,
  span: ReturnType<typeof spanOf>,
): NonNullable<ChangePlan['leg']> {
  const isSaid = body.late_arrival === true || leg.lateArrival === true;
  const lateArrival = isSaid && isLateArrival(wishOf({ direction: ride.direction, ...leg }), span);
  return { ...leg, lateArrival };
}

/** The change names one ride, so its fields stand alone: `departure.flight_time` is `flight_time`. */
const bare = (field: string): string => field.replace(/^(arrival|departure)\./, '');

/** Fields of the parties under the names of the body: alone for one stay, in `reservations` for several. */
function issuesOfParty(issues: readonly RuleIssue[], stays: number): RuleIssue[] {
  return issues.map((issue) => {
    const [, index = '0', name = 'adults'] = /^passengers\.(\d+)\.(\w+)$/.exec(issue.field) ?? [];
    const field = onTheWire([{ ...issue, field: name }])[0]?.field ?? name;
    return { ...issue, field: stays > 1 ? `reservations.${index}.${field}` : field };
  });
}

/** The client's calculation must equal the server's: the guest saw it. */
function checkClientValues(body: ChangeBody, plan: ChangePlan, ride: TransferRecord): void {
  const leg = plan.leg ?? ride;
  const terminal = body.terminal ? tidyTerminal(body.terminal) : undefined;
  const wrong = wrongValues(
    { ...body, terminal },
    {
      pax: plan.passengers,
      is_national: leg.isNational ? '1' : '0',
      service_time: leg.pickUpTime,
      terminal: leg.terminal,
    },
  );
  if (wrong) throw new Refused('coupon.reckoned_otherwise', wrong);
}
