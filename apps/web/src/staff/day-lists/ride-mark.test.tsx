import { expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { GoneRides } from './gone-rides.tsx';
import { RideMark } from './ride-mark.tsx';
import type { DayList, ListedRide } from './use-day-list.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const example = exampleOf('getDayList');
const [ride] = example.rides;
if (!ride) throw new Error('the example has no ride');

const marked = (change: Partial<ListedRide>) =>
  draw(<RideMark ride={{ ...ride, ...change }} timeZone="America/Cancun" />);

const may = (...deeds: (keyof ListedRide['viewer'])[]): Pick<ListedRide, 'viewer'> => ({
  viewer: {
    can_complete: deeds.includes('can_complete'),
    can_miss: deeds.includes('can_miss'),
    can_take_back: deeds.includes('can_take_back'),
  },
});

it.each([
  ['pending', 'Not confirmed'],
  ['confirmed', 'Confirmed'],
  ['cancelled', 'Canceled'],
  ['completed', 'Completed'],
  ['no_show', 'Missed'],
] as const)('a ride that is %s', async (status, said) => {
  expect((await marked({ status })).text).toBe(said);
});

it('a ride that nobody marked is assumed completed', async () => {
  expect((await marked({ status: 'completed', assumed: true })).text).toBe('Completed (assumed)');
});

it.each([
  ['nothing', may(), []],
  ['completing and missing', may('can_complete', 'can_miss'), ['Complete', 'Missed…']],
  ['taking back', may('can_take_back'), ['Undo']],
] as const)('offers %s', async (_, viewer, buttons) => {
  expect((await marked(viewer)).all('button')).toEqual(buttons);
});

it('offers nothing on a ride that the group keeps, but missing, which asks first', async () => {
  const all = may('can_complete', 'can_miss', 'can_take_back');
  expect((await marked({ ...all, id: null })).all('button')).toEqual(['Missed…']);
});

it('says from when a ride can be missed, where it can only be completed yet', async () => {
  const from = 'Missed from 3:35 PM';
  expect((await marked(may('can_complete'))).text).toContain(from);
  expect((await marked(may('can_complete', 'can_miss'))).text).not.toContain('from');
  expect((await marked(may())).text).not.toContain('from');
});

it('says who marked it, when and why, with the note as it was written', async () => {
  const mark = {
    by: 'concierge.demo',
    by_name: 'Camila Recepción',
    at: '2026-12-21T21:05:00.000Z',
    reason: 'other',
    note: '<b>Called</b> twice.',
  } as NonNullable<ListedRide['mark']>;
  const { text } = await marked({ status: 'no_show', mark });
  expect(text).toBe('Missed|Another reason|<b>Called</b> twice.|Camila Recepción, Mon, Dec 21, 4:05 PM');
  expect((await marked({ status: 'completed', mark: { ...mark, reason: null, note: '' } })).text).toBe(
    'Completed|Camila Recepción, Mon, Dec 21, 4:05 PM',
  );
});

const gone: DayList['gone'][number] = {
  key: '83',
  guest: 'Ylva Eklund',
  reference: 'K7M2QY',
  was: { pick_up: '2026-12-21 13:50', flight: 'UA 1609' },
  status: 'confirmed',
  date: '2026-12-21',
  time: '13:50',
} as DayList['gone'][number];

it.each([
  ['canceled', { status: 'cancelled' }, 'Canceled'],
  ['moved to another day', { date: '2026-12-22' }, 'Now Tue, Dec 22, 1:50 PM'],
  ['moved within the day', { time: '14:00' }, 'Now 2:00 PM'],
  ['gone to another list', {}, 'No longer on this list'],
] as const)('a ride that is %s', async (_, change, now) => {
  const { all } = await draw(<GoneRides list={{ ...example, gone: [{ ...gone, ...change }] }} />);
  expect(all('li')).toEqual([`1:50 PM|Ylva Eklund|· UA 1609 · Ride K7M2QY ·|${now}`]);
});

it('a ride that is gone need have neither flight nor reference, and without any there is no list', async () => {
  const bare = { ...gone, reference: null, was: { ...gone.was, flight: '' } };
  const { all } = await draw(<GoneRides list={{ ...example, gone: [bare] }} />);
  expect(all('li')).toEqual(['1:50 PM|Ylva Eklund|· No flight yet ·|No longer on this list']);
  expect((await draw(<GoneRides list={{ ...example, gone: [] }} />)).text).toBe('');
});
