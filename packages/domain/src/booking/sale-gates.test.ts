import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from './availability.ts';
import { explainSeats } from './explain-rides.ts';
import {
  type AskedSale,
  type BookingOfStays,
  type GateDecision,
  type LimitedDeparture,
  passGates,
  type RideOfStays,
} from './sale-gates.ts';

const now = Date.parse('2027-01-10T12:00:00Z');

const ride = (direction: Direction, more: Partial<RideOfStays> = {}): RideOfStays => ({
  direction,
  status: 'confirmed',
  flightOn: '2027-01-20',
  pickUpOn: '2027-01-20',
  pickUpTime: '10:35',
  timeZone: 'America/Cancun',
  pickUpAt: now + 1,
  seats: [],
  ...more,
});

/** A paid arrival of the guest's own, made a minute ago. */
const booking = (more: Partial<BookingOfStays> = {}): BookingOfStays => ({
  id: 1,
  couponCode: 'TR-1',
  hotel: 'BP',
  folio: 'BP1',
  airportId: 1,
  status: 'confirmed',
  isBeingPaid: false,
  writtenAt: now - 60_000,
  confirmedAt: now - 60_000,
  holdExpiresAt: null,
  includedMinor: 0,
  rides: [ride('arrival')],
  ...more,
});

const unpaid = (more: Partial<BookingOfStays> = {}): BookingOfStays =>
  booking({
    status: 'pending_payment',
    confirmedAt: null,
    holdExpiresAt: now,
    rides: [ride('arrival', { status: 'pending' })],
    ...more,
  });

const asked = (more: Partial<AskedSale> = {}): AskedSale => ({
  stay: { hotel: 'BP', folio: 'BP1' },
  directions: ['arrival'],
  passengers: 2,
  isToBePaid: true,
  includedUsedMinor: null,
  additional: false,
  seen: [1],
  now,
  ...more,
});

const departure = (more: Partial<LimitedDeparture> = {}): LimitedDeparture => ({
  id: 9,
  direction: 'arrival',
  seats: 10,
  takenSeats: 0,
  ...more,
});

const decide = (
  bookings: readonly BookingOfStays[],
  more: Partial<AskedSale> = {},
  {
    departures = [],
    locked = null,
  }: { departures?: readonly LimitedDeparture[]; locked?: readonly number[] | null } = {},
): GateDecision => passGates({ bookings, departures }, asked(more), locked);

const open = { kind: 'open', replaces: [], booked: [] };
const other = { hotel: 'PM', folio: 'PM7' };
const back = { rides: [ride('departure')] };
const backUnpaid = { rides: [ride('departure', { status: 'pending' })] };
const three = [1, 2, 3].map((id) => unpaid({ id, ...backUnpaid }));

describe('a leg that is booked', () => {
  it.each<[string, BookingOfStays, Partial<AskedSale>, string]>([
    ['stands against it', booking(), {}, 'leg_booked'],
    ['of another stay of the party does', booking(other), {}, 'leg_booked'],
    ['of a booking with a ride canceled does', booking({ status: 'partially_cancelled' }), {}, 'leg_booked'],
    ['the other way does not', booking(back), {}, 'open'],
    ['that is ridden does not', booking({ rides: [ride('arrival', { status: 'completed' })] }), {}, 'open'],
    ['that is canceled does not', booking({ status: 'cancelled' }), {}, 'open'],
    ['is no obstacle to an additional vehicle', booking(), { additional: true }, 'open'],
    ['is one if it was not there before', booking(), { additional: true, seen: [] }, 'leg_booked'],
    ['is one if it was written since', booking({ writtenAt: now }), { additional: true }, 'leg_booked'],
    ['counts from the request on', booking({ writtenAt: now - 1 }), { additional: true }, 'open'],
  ])('%s', (_, one, more, kind) => {
    expect(decide([one], more).kind).toBe(kind);
  });

  it('is told with the next ride first, and marks the rides of an additional vehicle', () => {
    const [late, soon] = [booking({ rides: [ride('departure', { pickUpAt: now + 2 })] }), booking({ id: 2 })];
    const directions = ['arrival', 'departure'] as const;
    const told = decide([late, soon], { directions });
    expect(told.kind === 'leg_booked' && told.legs.map(({ direction }) => direction)).toEqual(directions);
    expect(decide([soon], { directions, additional: true, seen: [2] })).toEqual({
      ...open,
      booked: ['arrival'],
    });
  });
});

describe('an unpaid booking', () => {
  it.each<[string, readonly BookingOfStays[], readonly number[] | null, object]>([
    ['being paid stands against it', [unpaid({ isBeingPaid: true })], null, { kind: 'being_paid' }],
    ['of the party being paid, too', [unpaid({ ...other, isBeingPaid: true })], null, { kind: 'being_paid' }],
    ['the other way does not', [unpaid({ ...backUnpaid, isBeingPaid: true })], null, open],
    ['of another stay is left alone', [unpaid(other)], null, open],
    ['of its own is locked first', [unpaid()], null, { kind: 'lock', bookings: [1] }],
    ['that is locked gives its place', [unpaid()], [1], { ...open, replaces: [1] }],
    ['that cannot be locked is in hand', [unpaid()], [], { kind: 'in_hand' }],
    ['is the fourth', three, null, { kind: 'too_many_holds' }],
    ['is the third', three.slice(1), null, open],
    [
      'whose hold has passed is none',
      [...three.slice(1), unpaid({ ...backUnpaid, holdExpiresAt: now - 1 })],
      null,
      open,
    ],
    ['of others is none', [...three.slice(1), unpaid({ ...other, ...backUnpaid })], null, open],
    ['that gives its place is none', [...three.slice(1), unpaid()], [1], { ...open, replaces: [1] }],
  ])('%s', (_, bookings, locked, decision) => {
    expect(decide(bookings, {}, { locked })).toEqual(decision);
  });

  it('is no matter where nothing is to be paid', () => {
    expect(decide(three, { isToBePaid: false })).toEqual(open);
  });
});

describe('the included transfer', () => {
  const paid = booking({ ...back, includedMinor: 400 });
  it.each<[string, readonly BookingOfStays[], number | null, object]>([
    ['that paid more than was reckoned', [paid], 0, { kind: 'reckon_again', includedUsedMinor: 400 }],
    ['that paid as much', [paid], 400, open],
    ['has paid for an unpaid booking', [unpaid({ ...backUnpaid, includedMinor: 400 })], 400, open],
    ['is lost by canceling', [booking({ ...back, status: 'cancelled', includedMinor: 400 })], 400, open],
    ['never paid for an expired one', [unpaid({ status: 'expired', includedMinor: 400 })], 0, open],
    ['of a sale that has none', [paid], null, open],
  ])('%s', (_, bookings, includedUsedMinor, decision) => {
    expect(decide(bookings, { includedUsedMinor })).toEqual(decision);
  });

  it('is free again where its booking gives its place', () => {
    const decision = decide([unpaid({ includedMinor: 400 })], { includedUsedMinor: 0 }, { locked: [1] });
    expect(decision).toEqual({ ...open, replaces: [1] });
  });
});

describe('the seats of a departure', () => {
  const full = (left: number) => ({ kind: 'full', refusal: { code: 'booking.sold_out', params: { left } } });

  it('are told of the fullest one', () => {
    const departures = [
      departure({ takenSeats: 9 }),
      departure({ id: 8, direction: 'departure', takenSeats: 10 }),
    ];
    expect(decide([], {}, { departures })).toMatchObject(full(0));
  });

  it('of a booking that gives its place are free', () => {
    const seats = [{ departureId: 9, seats: 2 }];
    const older = unpaid({ rides: [ride('arrival', { status: 'pending', seats })] });
    const departures = [departure({ takenSeats: 10 })];
    expect(decide([older], {}, { departures, locked: [1] }).kind).toBe('open');
    expect(decide([older], { passengers: 3 }, { departures, locked: [1] })).toMatchObject(full(2));
    expect(decide([], {}, { departures })).toMatchObject(full(0));
  });

  it('are refused exactly where the explanation says so, over 10,000 cases', () => {
    const seats = fc.record({ seats: fc.integer({ min: 1, max: 8 }), takenSeats: fc.nat(10) });
    fc.assert(
      fc.property(seats, fc.option(seats), fc.integer({ min: 1, max: 8 }), (first, second, passengers) => {
        const departures = [
          departure({ id: 1, ...first }),
          ...(second ? [departure({ id: 2, direction: 'departure', ...second })] : []),
        ];
        const decision = decide([], { passengers }, { departures });
        const told = explainSeats(
          departures.map((one) => ({ ...one, taken: one.takenSeats, serviceId: 111, rules: {} })),
          passengers,
        );
        expect(decision.kind).toBe(told.length > 0 ? 'full' : 'open');
        if (decision.kind !== 'full') return;
        expect(told.map(({ because: _, ...refusal }) => refusal)).toContainEqual(decision.refusal);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

describe('of several reasons', () => {
  const first = (bookings: readonly BookingOfStays[], locked: readonly number[] | null = null) =>
    decide(
      [...three, ...bookings],
      { includedUsedMinor: 1 },
      { departures: [departure({ takenSeats: 10 })], locked },
    ).kind;

  it('the first one counts: legs, payments, older bookings, what is included, holds, seats', () => {
    const [paying, own] = [unpaid({ id: 5, isBeingPaid: true }), unpaid({ id: 6 })];
    expect(first([booking({ id: 4 }), paying, own])).toBe('leg_booked');
    expect(first([paying, own])).toBe('being_paid');
    expect(first([own])).toBe('lock');
    expect(first([own], [])).toBe('in_hand');
    expect(first([own], [6])).toBe('reckon_again');
    const priced = { includedUsedMinor: 0 };
    const departures = [departure({ takenSeats: 10 })];
    expect(decide(three, priced, { departures }).kind).toBe('too_many_holds');
    expect(decide(three.slice(1), priced, { departures }).kind).toBe('full');
  });
});
