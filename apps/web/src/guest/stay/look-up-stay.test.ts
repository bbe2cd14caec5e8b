import type { StartForm } from '@traslado/domain/forms/start-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAppSession } from '../../data/session.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Property } from '../../places/use-places.ts';
import { sampleStay } from '../draft/sample-stay.ts';
import { lookUpStay, nameForPath } from './look-up-stay.ts';
import type { Stay } from './stay-session.ts';

describe('a last name in the path of the look-up', () => {
  it.each([
    [' Rivera ', 'Rivera'],
    ["O'Brien", "O'Brien"],
    ['Muñoz-López', 'Muñoz-López'],
    ['munoz  lopez', 'MunozLopez'],
    ['MUÑOZ LÓPEZ', 'MuñozLópez'],
    ['de la Cruz', 'DeLaCruz'],
  ])('%j is %j: no spaces, and words that stay distinct', (typed, inPath) => {
    expect(nameForPath(typed)).toBe(inPath);
  });
});

const session = { token: 'any', expires_at: '2999-01-01T00:00:00Z' };
const resort = { code: 'BP', name: 'Bahía Perla', airports: [{ airport_id: 1 }] } as Property;
const wish: StartForm = {
  typeReservation: 'RoundTrip',
  direction: '',
  airport: '1',
  resort: 'BP',
  booking: 'bp 100001-1',
  lastName: ' Rivera ',
  arrival: null,
};
const stayOf = (viewer: Partial<Stay['viewer']> = {}) =>
  sampleStay({ viewer: { ...sampleStay().viewer, ...viewer } });
const ride = (direction: 'arrival' | 'departure') => ({ direction }) as Stay['viewer']['bookedLegs'][number];

afterEach(() => vi.unstubAllGlobals());

async function lookUp(answer: Response | Stay | null, change: Partial<StartForm> = {}) {
  const { asked } = stubServer(() => (answer && 'viewer' in answer ? { ...answer, session } : answer));
  keepAppSession(session);
  const found = await lookUpStay({ ...wish, ...change }, [resort]);
  return { asked, found, refusal: found.ok ? null : found.refusal };
}

describe('a stay that is looked up', () => {
  it('leads to a booking with the choices of the form, and its own resort', async () => {
    const { asked, found } = await lookUp(stayOf(), { resort: '' });
    expect(asked[0]?.line).toMatch(/\/Rivera\/BP100001-1$/);
    expect(found).toMatchObject({
      ok: true,
      selection: { typeReservation: 'RoundTrip', airport: '1', resort: 'BP' },
    });
  });

  it.each<[string, Response | null, string | null, unknown]>([
    ['no such stay', problem(404, 'stay.not_found'), null, { kind: 'notFound', withArrival: false }],
    ['a wrong date', problem(404, 'stay.not_found'), '2027-01-11', { kind: 'notFound', withArrival: true }],
    ['no number at all', problem(422, 'folio.invalid'), null, { kind: 'notFound', withArrival: false }],
    ['a date that is asked for', problem(428, 'stay.arrival_required'), null, 'arrivalRequired'],
    [
      'too many tries',
      problem(429, 'request.too_many', { retry_after: 40 }),
      null,
      { kind: 'tooMany', seconds: 40 },
    ],
    ['the same without an end', problem(429, 'request.too_many'), null, { kind: 'tooMany', seconds: 60 }],
    ['a resort’s system that is away', problem(503, 'pms.unavailable'), null, { kind: 'serverError' }],
    ['no answer', null, null, { kind: 'offline' }],
  ])('is refused for %s', async (_, answer, arrival, refusal) => {
    expect((await lookUp(answer, { arrival })).refusal).toEqual(refusal);
  });

  it.each([
    ['stay.expired', 'expired'],
    ['stay.no_longer_available', 'noLongerAvailable'],
    ['stay.not_available', 'notAvailable'],
    ['stay.agency_not_sold', 'notAvailable'],
    ['stay.club_concierge', 'clubConcierge'],
  ])('is refused by %s as %s', async (code, kind) => {
    const { refusal } = await lookUp(stayOf({ refusal: { code, detail: '' }, canBook: false }));
    expect(refusal).toMatchObject({ kind });
  });

  it('names the airports of its resort where another was chosen', async () => {
    const { refusal } = await lookUp(stayOf(), { airport: '5' });
    expect(refusal).toEqual({ kind: 'airportMismatch', property: resort });
  });

  it.each<[string, Partial<StartForm>, ('arrival' | 'departure')[]]>([
    ['both ways', {}, ['arrival', 'departure']],
    ['the way there', { typeReservation: 'OneWay', direction: 'arrival' }, ['arrival']],
    ['the way back', { typeReservation: 'OneWay', direction: 'departure' }, ['departure']],
  ])('names the rides that stand among those wished for: %s', async (_, change, directions) => {
    const booked = stayOf({ bookedLegs: [ride('arrival'), ride('departure')] });
    const { refusal } = await lookUp(booked, change);
    expect(refusal).toMatchObject({ kind: 'legBooked', canBook: true, rides: directions.map(ride) });
  });

  it('goes on without a word where the wished way is free', async () => {
    const booked = stayOf({ bookedLegs: [ride('arrival')] });
    const { found } = await lookUp(booked, { typeReservation: 'OneWay', direction: 'departure' });
    expect(found.ok).toBe(true);
  });

  it('names a ride that stands before any rule refuses, and then sells none', async () => {
    const refusal = { code: 'stay.expired', detail: '' };
    const booked = stayOf({ bookedLegs: [ride('arrival')], refusal, canBook: false });
    expect((await lookUp(booked)).refusal).toMatchObject({ kind: 'legBooked', canBook: false });
  });
});
