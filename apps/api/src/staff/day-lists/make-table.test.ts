import { exampleDayList } from '@traslado/contract/examples/day-lists';
import { expect, it } from 'vitest';
import { tableOf } from './make-table.ts';

const left = {
  key: '9',
  reference: 'ABC234',
  guest: 'Otto Weiß',
  was: { pick_up: '2026-12-21 10:50', flight: 'AA 12', people: '2+0+0' },
  status: 'confirmed' as const,
  date: '2026-12-21',
  time: '10:50',
};

it.each([
  [{ status: 'cancelled' as const }, 'No longer on this list: canceled'],
  [{ time: '12:30' }, 'No longer on this list: now 2026-12-21 12:30 PM'],
  // Of another place now, at the same time.
  [{}, 'No longer on this list'],
])('a table tells what became of a ride that is gone: %j', (change, told) => {
  const { rows } = tableOf({ ...exampleDayList, rides: [], gone: [{ ...left, ...change }] }, 'en');
  expect(rows.map((row) => row.at(-2)?.replaceAll('\u00a0', ' '))).toEqual([told]);
});
