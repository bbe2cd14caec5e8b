import { expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { FoundList } from './found-list.tsx';
import { FoundMessage } from './found-message.tsx';
import { FoundStays } from './found-stays.tsx';

const { groups, stays } = exampleOf('searchBookings');
const [group] = groups;
const [row] = group?.rows ?? [];
if (!group || !row) throw new Error('the example has no booking');

const drawn = (
  { total = 1, ...change }: Partial<typeof row> & { total?: number },
  locale: Locale = 'en-US',
) => draw(<FoundList groups={[{ ...group, total, rows: [{ ...row, ...change }] }]} />, { locale });

it('a booking is told by guest, state, resort and rides, and leads to its page', async () => {
  expect((await drawn({})).links()).toEqual([
    '/admin/bookings/41 Lucía Rivera|Confirmed|7K3QW9ZC4T|· Bahía Perla · BP100001-1|Arrival: Mon, Dec 21, 2:35 PM|Cancún · AA1234',
  ]);
});

it('a ride is told with its state where that is another than confirmed', async () => {
  const [arrival] = row.legs;
  if (!arrival) throw new Error('the example has no ride');
  const departure = { ...arrival, direction: 'departure' as const, status: 'cancelled' as const };
  const { text } = await drawn({ legs: [arrival, { ...departure, flight_code: '' }] }, 'es-MX');
  expect(text).toContain('Cancún · AA1234|');
  expect(text).toMatch(/Salida: lun 21 de dic, 14:35\|Cancún · Cancelado$/);
});

it('a booking of the group’s own system says so', async () => {
  expect((await drawn({ kept_by: 'group' })).text).toContain('BP100001-1 · Group’s system');
  expect((await drawn({})).text).not.toContain('Group’s system');
});

it.each([
  [1, null],
  [2, 'The first 1 of 2. Add a detail to find fewer.'],
  [1_001, 'The first 1 of more than 1,000. Add a detail to find fewer.'],
])('of %i found the first one is shown', async (total, said) => {
  const { text } = await drawn({ total });
  if (said === null) expect(text).not.toContain('Add a detail');
  else expect(text).toContain(said);
});

it('groups stand under the words that matched', async () => {
  const two = [group, { ...group, matched: 'phone' as const, rows: [{ ...row, id: 42 }] }];
  const { all, links } = await draw(<FoundList groups={two} />);
  expect(all('h2')).toEqual(['Name', 'Phone']);
  expect(links().map((link) => link.split(' ')[0])).toEqual(['/admin/bookings/41', '/admin/bookings/42']);
});

it('a stay without a booking is offered for one, and stands in no address', async () => {
  const { links, text } = await draw(<FoundStays stays={stays} />);
  expect(links()).toEqual([
    '/admin/bookings/new Marta Rivera|Bahía Perla ·|BP100012-1|Mon, Dec 28 to Mon, Jan 4|Book for this stay',
  ]);
  expect(text).toContain('Stays without a booking');
  expect((await draw(<FoundStays stays={[]} />)).text).toBe('');
});

it.each([
  [true, 'From Camille, waiting for an answer'],
  [false, 'From Camille, answered or closed'],
])('a message that is open: %j', async (is_open, said) => {
  const message = { id: 7, reference: 'M-7K3QW-9ZC4T', name: 'Camille', is_open };
  expect((await draw(<FoundMessage message={message} />)).links()).toEqual([
    `/admin/messages/7 M-7K3QW-9ZC4T|${said}`,
  ]);
});
