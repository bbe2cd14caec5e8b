import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKING } from '../guest/draft/booking-state.ts';
import { byHandMark, lacksLookUp, lookUpMark } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';
import { type Direction, type LookUpWorld, settleLookUps } from './settle-look-ups.ts';
import type { FoundFlight } from './use-flight-look-up.ts';

const typed = (change: Partial<FlightEntry> = {}): FlightEntry => ({
  ...EMPTY_BOOKING.flights.arrival,
  date: '2026-12-21',
  flightNumber: 'AA 1234',
  ...change,
});
const byHand: Partial<FlightEntry> = { time: '14:35', airline: '1', isNational: '0' };
const MARK = 'AA1234|2026-12-21';

const found: FoundFlight = {
  flight_key: 'AA1234',
  airline_id: 1,
  airline: 'American Airlines',
  flight_number: '1234',
  flight_date: '2026-12-21',
  flight_time: '14:35',
  is_national: '0',
  other_airport: 'DFW',
} as FoundFlight;

function worldOf(entries: Partial<Record<Direction, FlightEntry>>, more: Partial<LookUpWorld> = {}) {
  const held: Record<Direction, FlightEntry> = { arrival: typed(), departure: typed(), ...entries };
  const asked: string[] = [];
  const world: LookUpWorld = {
    isOnline: () => true,
    tooLong: new Promise(() => {}),
    entryOf: (direction) => held[direction],
    ask: async (direction, _, mark) => {
      asked.push(`${direction} ${mark}`);
      return found;
    },
    fill: (direction, change) => {
      held[direction] = { ...held[direction], ...change };
    },
    ...more,
  };
  return { world, held, asked };
}

describe('a flight lacks its look-up', () => {
  it.each([
    ['with a number that nobody has asked about', typed(), true],
    ['without a whole number', typed({ flightNumber: 'AA' }), false],
    ['without a day', typed({ date: '' }), false],
    ['that was found', typed({ ...byHand, foundFor: MARK }), false],
    ['whose number was changed since it was found', typed({ ...byHand, foundFor: 'AA1|2026-12-21' }), true],
    ['that the guest wants to type', typed({ foundFor: byHandMark(MARK) }), false],
    ['that was typed by hand', typed(byHand), false],
    ['that is private', typed({ mode: 'private' }), false],
    ['that is to come', typed({ mode: 'later' }), false],
  ])('%s', (_, entry, lacks) => {
    expect(lacksLookUp('arrival', entry)).toBe(lacks);
  });
});

describe('a form of flights', () => {
  it('waits for the answers and takes them', async () => {
    const { world, held, asked } = worldOf({});
    expect(await settleLookUps(['arrival', 'departure'], world)).toBeNull();
    expect(asked).toEqual([`arrival ${MARK}`, `departure ${MARK}`]);
    expect(held.departure).toMatchObject({ time: '14:35', airline: '1', isNational: '0', foundFor: MARK });
  });

  it('asks nothing where nothing is lacking, offline too', async () => {
    const { world, asked } = worldOf({ arrival: typed(byHand) }, { isOnline: () => false });
    expect(await settleLookUps(['arrival'], world)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('goes on with a flight that the schedule does not know: the form asks for the rest', async () => {
    const { world, held } = worldOf({}, { ask: async () => null });
    expect(await settleLookUps(['arrival'], world)).toBeNull();
    expect(held.arrival).toEqual(typed());
  });

  it('is offline at once, and asks nothing', async () => {
    const { world, asked } = worldOf({}, { isOnline: () => false });
    expect(await settleLookUps(['arrival'], world)).toEqual({ kind: 'offline' });
    expect(asked).toEqual([]);
  });

  it('is offline when the connection goes while it waits', async () => {
    let isOnline = true;
    const { world } = worldOf(
      {},
      {
        isOnline: () => isOnline,
        ask: () => new Promise(() => {}),
        tooLong: Promise.resolve().then(() => {
          isOnline = false;
        }),
      },
    );
    expect(await settleLookUps(['arrival'], world)).toEqual({ kind: 'offline' });
  });

  it('names the flight without an answer, in time or at all', async () => {
    const silent = worldOf(
      { arrival: typed({ ...byHand, foundFor: MARK }) },
      { ask: () => new Promise(() => {}), tooLong: Promise.resolve() },
    );
    const broken = worldOf({}, { ask: () => Promise.reject(new Error('busy')) });
    const directions = ['arrival', 'departure'] as const;
    expect(await settleLookUps(directions, silent.world)).toEqual({
      kind: 'noAnswer',
      direction: 'departure',
    });
    expect(await settleLookUps(directions, broken.world)).toEqual({ kind: 'noAnswer', direction: 'arrival' });
    expect(silent.held.departure).toEqual(typed());
  });

  it('takes no answer for a number that was changed meanwhile, and asks about the new one', async () => {
    const { world, held, asked } = worldOf({});
    const ask = world.ask;
    const slow: LookUpWorld = {
      ...world,
      ask: (...question) => {
        if (asked.length === 0) held.arrival = typed({ flightNumber: 'AA 1235' });
        return ask(...question);
      },
    };
    expect(await settleLookUps(['arrival'], slow)).toBeNull();
    expect(asked).toEqual([`arrival ${MARK}`, 'arrival AA1235|2026-12-21']);
    expect(held.arrival.foundFor).toBe(lookUpMark(held.arrival));
  });
});
