import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schedule } from '../flight/schedule.ts';
import {
  type CheckedBooking,
  type CheckedRide,
  checkBookingData,
  isSameParty,
  type Party,
  type Room,
} from './data-to-fix.ts';

const known = { kind: 'known', time: '14:35', isNational: false } satisfies Schedule;
const arrival: CheckedRide = {
  id: 1,
  direction: 'arrival',
  serviceOn: '2026-12-21',
  pickUp: { on: '2026-12-21' },
  flightCode: 'AA1234',
  flightTime: '14:35',
  schedule: known,
  resortId: 1,
  isServed: true,
  twinIds: [],
};
const departure: CheckedRide = {
  ...arrival,
  id: 2,
  direction: 'departure',
  serviceOn: '2026-12-28',
  pickUp: { on: '2026-12-28' },
};
const good: CheckedBooking = {
  id: 40,
  email: 'ana@example.com',
  phone: '+13055550142',
  emailBounced: false,
  counters: { adults: 2, children: 1, babySeats: 0 },
  seatPolicy: 'specification',
  isPrivate: true,
  vehicles: 1,
  paxMax: 6,
  stay: { kind: 'known', dates: { arrivalOn: '2026-12-21', departureOn: '2026-12-28' } },
  rides: [arrival, departure],
};
const kindsOf = (booking: CheckedBooking) =>
  checkBookingData(booking).findings.map(({ kind, rideId }) => `${kind}${rideId ?? ''}`);
const withArrival = (more: Partial<CheckedRide>): CheckedBooking => ({
  ...good,
  rides: [{ ...arrival, ...more }, departure],
});

describe('the data of a booking', () => {
  it.each<[string, CheckedBooking, string[]]>([
    ['nothing', good, []],
    ['a digit of the phone is missing', { ...good, phone: '+5299812345' }, ['phone']],
    ['no phone at all', { ...good, phone: '' }, ['phone']],
    ['the mail came back', { ...good, emailBounced: true }, ['email_bounced']],
    ['twice on one flight', withArrival({ twinIds: [41] }), ['party_twice1']],
    ['a flight that nobody knows', withArrival({ schedule: { kind: 'unlisted' } }), ['flight_unknown1']],
    ['no flight yet', withArrival({ flightCode: '', schedule: { kind: 'unlisted' } }), []],
    ['a private plane', withArrival({ flightCode: 'N123AB', schedule: { kind: 'unlisted' } }), []],
    ['one of digits alone', withArrival({ flightCode: 'N12345', schedule: { kind: 'unlisted' } }), []],
    ['30 minutes from the schedule', withArrival({ flightTime: '15:05' }), []],
    ['31 minutes from the schedule', withArrival({ flightTime: '15:06' }), ['flight_time1']],
    [
      'a day before the stay',
      withArrival({ serviceOn: '2026-12-20', pickUp: { on: '2026-12-20' } }),
      ['outside_stay1'],
    ],
    [
      'a flight after midnight, picked up on the last day',
      {
        ...good,
        rides: [{ ...departure, serviceOn: '2026-12-29', pickUp: { on: '2026-12-28' } }],
      },
      [],
    ],
    ['a stay that is gone', { ...good, stay: { kind: 'gone' } }, ['outside_stay1', 'outside_stay2']],
    ['a resort that the airport does not serve', withArrival({ isServed: false }), ['resort_not_served1']],
    [
      'seven in one car for six',
      { ...good, counters: { adults: 6, children: 0, babySeats: 1 } },
      ['over_vehicle'],
    ],
    [
      'seven in two cars for six',
      { ...good, vehicles: 2, counters: { adults: 7, children: 0, babySeats: 0 } },
      [],
    ],
    [
      'lap children where everybody counts',
      { ...good, seatPolicy: 'everyone', counters: { adults: 5, children: 2, babySeats: 0 } },
      ['over_vehicle'],
    ],
    [
      'a shared ride counts one vehicle',
      { ...good, isPrivate: false, vehicles: 9, counters: { adults: 7, children: 0, babySeats: 0 } },
      ['over_vehicle'],
    ],
    ['nothing to ride any more', { ...good, phone: '', rides: [] }, []],
  ])('%s', (_, booking, expected) => {
    expect(kindsOf(booking)).toEqual(expected);
  });

  it('reports nothing that could not be checked, and lists it apart', () => {
    const told = checkBookingData({
      ...withArrival({ schedule: { kind: 'unavailable' }, twinIds: [41] }),
      stay: { kind: 'unavailable' },
    });
    expect(told.findings).toEqual([]);
    expect(told.untold).toEqual([
      { kind: 'flight_unknown', rideId: 1 },
      { kind: 'flight_time', rideId: 1 },
      { kind: 'outside_stay', rideId: 1 },
      { kind: 'party_twice', rideId: 1 },
      { kind: 'outside_stay', rideId: 2 },
      { kind: 'party_twice', rideId: 2 },
    ]);
  });

  it('is silent about accepted findings, and about nothing else', () => {
    const booking = { ...withArrival({ twinIds: [41, 39] }), phone: '' };
    const tell = (...right: readonly string[]) =>
      checkBookingData(booking, ({ kind, otherId }) =>
        right.includes(`${kind} ${otherId ?? ''}`.trim()),
      ).findings.map(({ kind, otherId }) => `${kind} ${otherId ?? ''}`.trim());
    expect(tell()).toEqual(['phone', 'party_twice 41']);
    expect(tell('phone')).toEqual(['party_twice 41']);
    // The next one of a party that rides more than twice comes up.
    expect(tell('party_twice 41')).toEqual(['phone', 'party_twice 39']);
    expect(tell('party_twice 41', 'party_twice 39')).toEqual(['phone']);
  });

  it('has the same facts for both ends of a party that rides twice', () => {
    const factsOf = (booking: CheckedBooking) => checkBookingData(booking).findings.map(({ facts }) => facts);
    const one = withArrival({ twinIds: [41], flightCode: 'AA 1234' });
    const other = { ...withArrival({ id: 9, twinIds: [40] }), id: 41, phone: '+5299812345' };
    expect(factsOf(other)).toContain(factsOf(one)[0]);
  });

  it.each<[string, CheckedBooking, CheckedBooking]>([
    ['another phone', { ...good, phone: '+5299812345' }, { ...good, phone: '+5299812346' }],
    [
      'another address',
      { ...good, emailBounced: true },
      { ...good, emailBounced: true, email: 'b@example.com' },
    ],
    [
      'another flight',
      withArrival({ schedule: { kind: 'unlisted' } }),
      withArrival({ flightCode: 'AA9', schedule: { kind: 'unlisted' } }),
    ],
    ['another time', withArrival({ flightTime: '15:06' }), withArrival({ flightTime: '16:06' })],
    [
      'another schedule',
      withArrival({ flightTime: '18:06' }),
      withArrival({ flightTime: '18:06', schedule: { ...known, time: '15:00' } }),
    ],
    ['another booking', withArrival({ twinIds: [41] }), withArrival({ twinIds: [42] })],
    ['another day', withArrival({ twinIds: [41] }), withArrival({ twinIds: [41], serviceOn: '2026-12-22' })],
    [
      'other days of the stay',
      { ...good, stay: { kind: 'gone' } },
      { ...good, stay: { kind: 'known', dates: { arrivalOn: '2026-12-22', departureOn: '2026-12-29' } } },
    ],
    ['another resort', withArrival({ isServed: false }), withArrival({ isServed: false, resortId: 2 })],
    [
      'more people',
      { ...good, counters: { adults: 7, children: 0, babySeats: 0 } },
      { ...good, counters: { adults: 8, children: 0, babySeats: 0 } },
    ],
  ])('%s is another finding', (_, before, after) => {
    const [one] = checkBookingData(before).findings;
    const of = checkBookingData(after).findings.find(({ kind }) => kind === one?.kind);
    expect(one?.facts).toBeDefined();
    expect(of?.facts).toBeDefined();
    expect(of?.facts).not.toBe(one?.facts);
  });

  const schedules = fc.constantFrom<Schedule>(known, { kind: 'unlisted' }, { kind: 'unavailable' });
  const rides = fc.array(
    fc.record({
      isServed: fc.boolean(),
      schedule: schedules,
      flightTime: fc.constantFrom('14:35', '15:05', '15:06', '00:00'),
      twinIds: fc.array(fc.integer({ min: 1 }), { maxLength: 3 }),
    }),
    { maxLength: 2 },
  );

  it('never finds anything unchecked, nor one thing twice, and a corrected fault is gone', () => {
    fc.assert(
      fc.property(rides, fc.string(), fc.boolean(), (all, phone, emailBounced) => {
        const booking: CheckedBooking = {
          ...good,
          phone,
          emailBounced,
          rides: all.map((more, index) => ({ ...arrival, ...more, id: index + 1 })),
        };
        const { findings, untold } = checkBookingData(booking);
        const keys = findings.map(({ kind, rideId }) => `${kind} ${rideId}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { kind, rideId } of untold) expect(keys).not.toContain(`${kind} ${rideId}`);
        const mended = {
          ...booking,
          phone: good.phone,
          emailBounced: false,
          rides: booking.rides.map(({ id }) => ({ ...arrival, id })),
        };
        expect(kindsOf(mended)).toEqual([]);
      }),
    );
  });
});

const room: Room = {
  propertyCode: 'BP',
  folio: 'BP100410-1',
  arrivalOn: '2026-12-21',
  departureOn: '2026-12-28',
  adults: 2,
  children: 0,
};
const jansen: Party = {
  guest: 'Pieter Jansen',
  email: 'pieter@example.com',
  adults: 2,
  children: 0,
  babySeats: 0,
  rooms: [room],
};

describe('the same party', () => {
  it.each<[string, Partial<Party>, boolean]>([
    ['the same in all', {}, true],
    ['its name in other letters', { guest: 'PIÉTER JANSEN', email: 'x@example.com' }, true],
    ['its mailbox under another name', { guest: 'Anna Jansen', email: ' Pieter@Example.com' }, true],
    ['its family name alone', { guest: 'Anna Jansen', email: 'anna@example.com' }, false],
    ['as the same guest with other people', { adults: 3 }, false],
    ['without a mailbox on either side', { guest: 'Anna Jansen', email: '' }, false],
  ])('%s', (_, more, expected) => {
    expect(isSameParty(jansen, { ...jansen, ...more })).toBe(expected);
    expect(isSameParty({ ...jansen, ...more }, jansen)).toBe(expected);
  });

  const beside = { ...room, folio: 'BP100411-1' };
  const next = {
    ...beside,
    propertyCode: 'PM',
    folio: 'PM100411-1',
    arrivalOn: '2026-12-28',
    departureOn: '2027-01-02',
  };
  it.each<[string, Partial<Party>, Partial<Party>, boolean]>([
    ['two rooms of one family under one name', {}, { rooms: [beside] }, false],
    ['the same, and one of them stays without the ride', {}, { rooms: [{ ...beside, adults: 3 }] }, false],
    ['a child of the room in a baby seat', { babySeats: 1 }, { rooms: [{ ...beside, children: 1 }] }, true],
    ['everybody of both rooms in each car', { adults: 4 }, { rooms: [beside] }, true],
    ['both rooms in each car', { rooms: [room, beside] }, { rooms: [room, beside] }, true],
    ['a room of another resort on the same days', {}, { rooms: [{ ...beside, propertyCode: 'PM' }] }, true],
    ['a room from another day on', {}, { rooms: [{ ...beside, arrivalOn: '2026-12-22' }] }, true],
    ['a room to another day', {}, { rooms: [{ ...beside, departureOn: '2026-12-27' }] }, true],
    ['a room that moves on to another resort', {}, { rooms: [beside, next] }, true],
    ['a room that is gone', {}, { rooms: [] }, true],
  ])('%s', (_, both, other, expected) => {
    const one = { ...jansen, ...both };
    expect(isSameParty(one, { ...one, ...other })).toBe(expected);
    expect(isSameParty({ ...one, ...other }, one)).toBe(expected);
  });

  it('needs a name and a mailbox', () => {
    const nobody = { ...jansen, guest: '', email: '' };
    expect(isSameParty(nobody, nobody)).toBe(false);
  });
});
