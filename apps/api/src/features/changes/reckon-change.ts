import type { RefusalCode } from '@traslado/contract/refusals';
import {
  checkServiceRules,
  checkStayDates,
  checkWhen,
  type LegWish,
} from '@traslado/domain/booking/availability';
import { checkCapacity, sharedRideOf } from '@traslado/domain/booking/capacity';
import { isOpenUntil } from '@traslado/domain/booking/deadlines';
import { checkGroupPassengers, sumCounters } from '@traslado/domain/booking/passengers';
import { isInForce } from '@traslado/domain/booking/state';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import type { RuleIssue } from '@traslado/domain/forms/issue';
import { spanOf } from '@traslado/domain/stay/linking';
import { toIso } from '@traslado/domain/time/instant';
import { type FieldIssue, Refused } from '../../refused.ts';
import { askAboutTimes } from '../coupons/ask-about-times.ts';
import { findLegHomes, type LegHomes } from '../coupons/find-leg-home.ts';
import {
  type CouponStayRecord,
  givenBackMinorOf,
  owedMinorOf,
  type TransferRecord,
} from '../coupons/record.ts';
import { onTheWire, refusalsOnTheWire } from '../coupons/wire-fields.ts';
import type { ChangeBody } from './change-body.ts';
import { describeChanges } from './describe-changes.ts';
import { reckonCounters } from './reckon-counters.ts';
import { reckonMove } from './reckon-move.ts';
import { reckonNewPrice } from './reckon-new-price.ts';
import type { ChangeContext, ChangePlan, ReckonedChange } from './record.ts';

function stopAt(issues: readonly FieldIssue<RefusalCode>[]): void {
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues });
}

/** A booking as it will stand after a change, from what the guest asks for; nothing the client reckoned is used. */
export function reckonChange(context: ChangeContext): ReckonedChange {
  const { coupon, ride, service, property, body } = context;
  if (!isInForce(coupon.status)) throw new Refused('coupon.state');
  if (ride.status !== 'confirmed') throw new Refused('transfer.state');

  const contact = {
    name: body.name === undefined ? coupon.contactName : tidyLine(body.name),
    email: body.email === undefined ? coupon.contactEmail : body.email.trim(),
    phone: body.phone === undefined ? coupon.contactPhone : (tidyPhone(body.phone) ?? body.phone),
  };
  const observation = body.observation === undefined ? coupon.observation : tidyText(body.observation);
  const stays = reckonCounters(context.party, body);
  const counters = stays.map(({ adults, children, babySeats }) => ({ adults, children, babySeats }));
  const passengers = sumCounters(counters);
  const sameStays = isSameStays(stays, coupon.stays);
  const samePeople = sameStays && stays.every((stay, index) => isSameParty(stay, coupon.stays[index]));
  const span = spanOf(context.stays.map((stay) => ({ ...stay, propertyCode: stay.hotel })));
  const homes = findLegHomes(context.snapshot, context, span);
  if (!sameStays && !homes) throw new Refused('service.not_at_every_stay', { field: 'receptive_group_id' });
  const move = reckonMove({ ...context, homes, sameStays });
  checkDeadlines(context, samePeople);
  stopAt([
    // What is on file stays as it is, in whatever form; only what is new is looked at.
    ...checkContactForm(contact).filter(({ field }) => body[field as keyof typeof contact] !== undefined),
    ...checkSpecialRequest('observation', observation),
    ...issuesOfParty(checkGroupPassengers(counters), stays.length),
    ...move.issues,
  ]);

  const leg = move.leg;
  if (leg && move.isMoved) checkBookable(context, leg, span, homes);
  if (!sameStays) checkJourney(context, leg, span);
  const priced = reckonNewPrice(context, { leg, passengers, samePeople });
  stopAt(
    issuesOfParty(
      checkGroupPassengers(counters, {
        isPrivate: service.private,
        paxMax: priced.paxMax,
        seatPolicy: property.seatPolicy,
      }),
      stays.length,
    ),
  );
  const rides = coupon.transfers
    .filter(({ status }) => status === 'confirmed')
    .map((one) => ({
      transferId: one.id,
      direction: one.direction,
      pickUp: leg && one.id === leg.transferId ? pickUpOf(leg) : pickUpOf(one),
    }));
  const seatsOf = (direction: TransferRecord['direction']) => homes?.[direction].service.rules.seats ?? null;
  stopAt(
    refusalsOnTheWire(
      rides.flatMap(
        ({ direction }) =>
          checkCapacity({
            direction,
            seats: seatsOf(direction),
            takenSeats: 0,
            passengers: priced.passengers,
          }) ?? [],
      ),
    ).map((issue) => ({ ...issue, field: bare(issue.field) })),
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
    contact,
    observation,
    receptiveGroupId: body.receptive_group_id ?? coupon.receptiveGroupId,
    targets: rides.flatMap(({ transferId, direction, pickUp }) => {
      const home = homes?.[direction];
      const capacity = home?.service.rules.seats ?? null;
      if (!home || capacity === null) return [];
      const { id: serviceId } = home.service;
      const { on, hour } = sharedRideOf({ serviceId, direction, propertyCode: home.property.code, pickUp });
      const seats = priced.passengers;
      return { transferId, direction, serviceId, propertyId: home.property.id, on, hour, seats, capacity };
    }),
  };
  askAboutTimes([{ field: 'flight_time', scheduledTime: move.scheduledTime }], body.time_confirmed === true);
  checkReckoned(body, plan, ride);
  return {
    plan,
    changes: describeChanges(context.snapshot, coupon, ride, plan),
    differenceMinor: owedMinorOf(coupon, plan.totalMinor) - (coupon.paidMinor - givenBackMinorOf(coupon)),
    emailChanged: contact.email.toLowerCase() !== coupon.contactEmail.toLowerCase(),
  };
}

function isSameParty(
  one: { adults: number; children: number; babySeats: number },
  other: { adults: number; children: number; babySeats: number } | undefined,
): boolean {
  return one.adults === other?.adults && one.children === other.children && one.babySeats === other.babySeats;
}

function isSameStays(some: readonly CouponStayRecord[], others: readonly CouponStayRecord[]): boolean {
  const isAmong = (stay: CouponStayRecord) =>
    others.some(({ hotel, folio }) => hotel === stay.hotel && folio === stay.folio);
  return some.length === others.length && some.every(isAmong);
}

/** With other stays the journey can have other days: every ride that stands has to be on one of them. */
function checkJourney(
  { coupon, ride }: ChangeContext,
  leg: ChangePlan['leg'],
  span: ReturnType<typeof spanOf>,
): void {
  const wishes = coupon.transfers
    .filter(({ status }) => status === 'confirmed')
    .map((one) => (leg && one.id === ride.id ? { ...one, ...leg } : one))
    .map((one) => ({ direction: one.direction, serviceOn: one.flightOn, pickUp: pickUpOf(one) }));
  const refusals = checkStayDates(wishes, span);
  const [first] = refusals;
  if (!first) return;
  // A ride that is not the named one keeps its name before the field, so that the page knows which to move first, and to which day.
  const issues = refusalsOnTheWire(refusals).map((issue) => ({
    ...issue,
    field: issue.field.startsWith(ride.direction) ? bare(issue.field) : issue.field,
  }));
  const { direction } = first;
  const service_date = direction === 'arrival' ? span.arrivalOn : span.departureOn;
  throw new Refused(first.code, { issues, expected: { direction, service_date } });
}

/** Passengers ride on every leg, so all must be open: nobody changes a ride past its deadline through the other one. */
function checkDeadlines({ coupon, ride, now }: ChangeContext, samePeople: boolean): void {
  const touched = samePeople ? [ride] : coupon.transfers.filter(({ status }) => status !== 'cancelled');
  const deadline = Math.min(...touched.map(({ changeUntil }) => changeUntil));
  if (!isOpenUntil(deadline, now))
    throw new Refused('change.deadline_passed', { expected: { deadline: toIso(deadline) } });
}

const pickUpOf = (leg: { pickUpOn: string; pickUpTime: string; pickUpAt: number; flightOn: string }) => ({
  on: leg.pickUpOn,
  time: leg.pickUpTime,
  at: leg.pickUpAt,
  isDayBefore: leg.pickUpOn < leg.flightOn,
});

/** A ride moved to another time must be on sale then, now. Of the other ride only the order matters: it may be over already. */
function checkBookable(
  { coupon, ride, service, airport, now }: ChangeContext,
  leg: NonNullable<ChangePlan['leg']>,
  span: ReturnType<typeof spanOf>,
  homes: LegHomes | null,
): void {
  if (!service.active) throw new Refused('service.not_available', { field: 'service_date' });
  const wish: LegWish = { direction: ride.direction, serviceOn: leg.flightOn, pickUp: pickUpOf(leg) };
  const others = coupon.transfers
    .filter(({ id, status }) => id !== ride.id && status !== 'cancelled')
    .map((one) => ({ direction: one.direction, serviceOn: one.flightOn, pickUp: pickUpOf(one) }));
  const zone = airport.timeZone;
  const order = checkWhen({ nowAt: now, zone, legs: [wish, ...others] }).filter(
    ({ code }) => code === 'departure.wrong_time',
  );
  const refusals = [
    ...checkWhen({ nowAt: now, zone, legs: [wish] }),
    ...order,
    ...checkStayDates([wish], span),
    ...checkServiceRules(now, wish, homes?.[ride.direction].service.rules ?? service.rules),
  ];
  stopAt(refusalsOnTheWire(refusals).map((issue) => ({ ...issue, field: bare(issue.field) })));
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

/** What the client reckoned must equal what the server reckons: it is what the guest was shown. */
function checkReckoned(body: ChangeBody, plan: ChangePlan, ride: TransferRecord): void {
  const leg = plan.leg ?? ride;
  const right = {
    pax: plan.passengers,
    is_national: leg.isNational ? '1' : '0',
    service_time: leg.pickUpTime,
  };
  const wrong = (['pax', 'is_national', 'service_time'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== right[field],
  );
  const [field] = wrong;
  if (field)
    throw new Refused('coupon.reckoned_otherwise', {
      field,
      expected: Object.fromEntries(wrong.map((one) => [one, right[one]])),
    });
}
