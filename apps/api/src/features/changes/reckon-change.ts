import {
  checkServiceRules,
  checkStayDates,
  checkWhen,
  type LegWish,
} from '@traslado/domain/booking/availability';
import { checkCapacity, sharedRideOf } from '@traslado/domain/booking/capacity';
import { checkGroupPassengers, sumCounters } from '@traslado/domain/booking/passengers';
import { tidyPhone } from '@traslado/domain/contact/phone';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import type { Issue } from '@traslado/domain/forms/issue';
import { spanOf } from '@traslado/domain/stay/linking';
import { toIso } from '@traslado/domain/time/instant';
import type { Airport, Property, Service } from '../../catalogue/records.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { type CouponRecord, givenBackMinorOf, type TransferRecord } from '../coupons/record.ts';
import { onTheWire, refusalsOnTheWire } from '../coupons/wire-fields.ts';
import type { ChangeBody } from './change-body.ts';
import { describeChanges } from './describe-changes.ts';
import { reckonCounters } from './reckon-counters.ts';
import { reckonMove } from './reckon-move.ts';
import { reckonNewPrice } from './reckon-new-price.ts';
import type { ChangePlan, ReckonedChange } from './record.ts';

export type ChangeContext = {
  readonly snapshot: Snapshot;
  readonly coupon: CouponRecord;
  readonly ride: TransferRecord;
  readonly service: Service;
  readonly property: Property;
  readonly airport: Airport;
  /** As the PMS knows them now, main first. */
  readonly stays: readonly PmsStay[];
  readonly includedUsedMinor: number;
  readonly body: ChangeBody;
  readonly now: number;
};

function stopAt(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues });
}

/**
 * A booking as it will stand after a change, from what the guest asks for; nothing the client reckoned is used. Codes: `coupon.state`,
 * `transfer.state`, `change.deadline_passed`, those of contact, passengers, flight and calendar under the names of the body, `rate.none`,
 * `coupon.reckoned_otherwise`.
 */
export function reckonChange(context: ChangeContext): ReckonedChange {
  const { coupon, ride, service, property, body } = context;
  if (coupon.status !== 'confirmed') throw new Refused('coupon.state');
  if (ride.status !== 'confirmed') throw new Refused('transfer.state');

  const contact = {
    name: body.name === undefined ? coupon.contactName : tidyLine(body.name),
    email: body.email === undefined ? coupon.contactEmail : body.email.trim(),
    phone: body.phone === undefined ? coupon.contactPhone : (tidyPhone(body.phone) ?? body.phone),
  };
  const observation = body.observation === undefined ? coupon.observation : tidyText(body.observation);
  const stays = reckonCounters(coupon, body);
  const counters = stays.map(({ adults, children, babySeats }) => ({ adults, children, babySeats }));
  const passengers = sumCounters(counters);
  const samePeople = stays.every((stay, index) => isSameParty(stay, coupon.stays[index]));
  const move = reckonMove(context);
  checkDeadlines(context, samePeople);
  stopAt([
    ...checkContactForm(contact),
    ...checkSpecialRequest('observation', observation),
    ...issuesOfParty(checkGroupPassengers(counters), stays.length),
    ...move.issues,
  ]);

  const leg = move.leg;
  if (leg && move.isMoved) checkBookable(context, leg);
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
  const seats = service.rules.seats;
  stopAt(
    refusalsOnTheWire(
      rides.flatMap(
        ({ direction }) =>
          checkCapacity({ direction, seats, takenSeats: 0, passengers: priced.passengers }) ?? [],
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
    targets:
      seats === null
        ? []
        : rides.map(({ transferId, direction, pickUp }) => {
            const shared = sharedRideOf({
              serviceId: service.id,
              direction,
              propertyCode: coupon.hotel,
              pickUp,
            });
            return { transferId, direction, on: shared.on, hour: shared.hour, seats: priced.passengers };
          }),
    seatsPerDeparture: seats,
  };
  checkReckoned(body, plan, ride);
  return {
    plan,
    changes: describeChanges(context.snapshot, coupon, ride, plan),
    differenceMinor: plan.totalMinor - (coupon.paidMinor - givenBackMinorOf(coupon)),
    emailChanged: contact.email.toLowerCase() !== coupon.contactEmail.toLowerCase(),
  };
}

function isSameParty(
  one: { adults: number; children: number; babySeats: number },
  other: { adults: number; children: number; babySeats: number } | undefined,
): boolean {
  return one.adults === other?.adults && one.children === other.children && one.babySeats === other.babySeats;
}

/** Passengers ride on every leg, so all must be open: nobody changes a ride past its deadline through the other one. */
function checkDeadlines({ coupon, ride, now }: ChangeContext, samePeople: boolean): void {
  const touched = samePeople ? [ride] : coupon.transfers.filter(({ status }) => status !== 'cancelled');
  const deadline = Math.min(...touched.map(({ changeUntil }) => changeUntil));
  if (now > deadline)
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
  { coupon, ride, service, airport, stays, now }: ChangeContext,
  leg: NonNullable<ChangePlan['leg']>,
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
    ...checkStayDates([wish], spanOf(stays.map((stay) => ({ ...stay, propertyCode: stay.hotel })))),
    ...checkServiceRules(now, wish, service.rules),
  ];
  stopAt(refusalsOnTheWire(refusals).map((issue) => ({ ...issue, field: bare(issue.field) })));
}

/** The change names one ride, so its fields stand alone: `departure.flight_time` is `flight_time`. */
const bare = (field: string): string => field.replace(/^(arrival|departure)\./, '');

/** Fields of the parties under the names of the body: alone for one stay, in `reservations` for several. */
function issuesOfParty(issues: readonly Issue[], stays: number): Issue[] {
  return issues.map((issue) => {
    const [, index = '0', name = 'adults'] = /^passengers\.(\d+)\.(\w+)$/.exec(issue.field) ?? [];
    const field = onTheWire([{ ...issue, field: name }])[0]?.field ?? name;
    return { ...issue, field: stays > 1 ? `reservations.${index}.${field}` : field };
  });
}

/** What the client says that it reckoned must be what the server reckons, because it is what the guest was shown. */
function checkReckoned(body: ChangeBody, plan: ChangePlan, ride: TransferRecord): void {
  const right = { pax: plan.passengers, service_time: plan.leg?.pickUpTime ?? ride.pickUpTime };
  const wrong = (['pax', 'service_time'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== right[field],
  );
  const [field] = wrong;
  if (field)
    throw new Refused('coupon.reckoned_otherwise', {
      field,
      expected: Object.fromEntries(wrong.map((one) => [one, right[one]])),
    });
}
