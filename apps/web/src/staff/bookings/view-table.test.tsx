import { expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { usualQuestion, type ViewRow } from './use-views.ts';
import { ViewTable } from './view-table.tsx';

// Without a browser there is no width: the table is drawn, not its cards.
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const asked = { question: usualQuestion, onAsk: vi.fn() };
type Columns = Parameters<typeof ViewTable>[0]['columns'];

const row: ViewRow = {
  id: 41,
  number: '7K3QW9ZC4T',
  open: [],
  guest: 'Lucía Rivera',
  ride: { date: '2026-12-21', time: '14:35', zone_name: 'Cancún' } as NonNullable<ViewRow['ride']>,
  status: 'partially_cancelled',
  total: 160.5,
  due: 0,
  created_on: '2026-11-21',
} as ViewRow;

const cells = async (columns: Columns, change: Partial<ViewRow> = {}, locale: Locale = 'en-US') => {
  const { all, links } = await draw(
    <ViewTable {...asked} columns={columns} currency="USD" rows={[{ ...row, ...change }]} isStale={false} />,
    { locale },
  );
  return { heads: all('th').slice(0, columns.length + 1), cells: all('td'), links: links() };
};

it('the guest comes first and opens the booking, in a list without guests its number', async () => {
  const { heads, links } = await cells(['due', 'guest']);
  expect(heads).toEqual(['Guest', 'Booking', 'Still to pay']);
  expect(links).toEqual(['/admin/bookings/41 Lucía Rivera']);
  const numbered = await cells(['due']);
  expect(numbered.heads).toEqual(['Booking', 'Still to pay']);
  expect(numbered.links).toEqual(['/admin/bookings/41 7K3QW9ZC4T']);
  expect((await cells(['guest'], { guest: '' })).links).toEqual(['/admin/bookings/41 7K3QW9ZC4T']);
});

it('the other columns stand as they were chosen', async () => {
  const chosen: Columns = ['created', 'ride', 'guest', 'status', 'total'];
  expect((await cells(chosen)).cells).toEqual([
    '7K3QW9ZC4T',
    'November 21, 2026',
    'Mon, Dec 21, 2:35 PM',
    'Partly canceled',
    'USD 160.50',
  ]);
  expect((await cells(chosen, {}, 'es-MX')).cells.slice(0, 3)).toEqual([
    '7K3QW9ZC4T',
    '21 de noviembre de 2026',
    'lun 21 de dic, 14:35',
  ]);
});

it.each([
  [{ status: 'confirmed', open: [] }, 'Confirmed'],
  [{ status: 'confirmed', open: ['data', 'refund'] }, 'Data to fix|Refund failed'],
  [{ status: 'pending_payment', open: ['unpaid', 'message'] }, 'Waiting for payment|Message'],
] satisfies [Partial<ViewRow>, string][])(
  'a booking with open points is marked with them: %j',
  async (change, said) => {
    expect((await cells(['guest', 'status'], change)).cells[1]).toBe(said);
  },
);

it('the head of the rides says the order and the clock; a ride of another one names its city', async () => {
  const at = (zone_name: string) =>
    ({ ...row, id: zone_name.length, ride: { ...row.ride, zone_name } }) as ViewRow;
  const rows = [at('Cabo'), at('Cancún'), { ...at('Cancún'), id: 1 }];
  const { all, html } = await draw(
    <ViewTable {...asked} columns={['ride', 'flight']} currency="USD" rows={rows} isStale={false} />,
  );
  expect(all('th').slice(0, 3)).toEqual(['Booking', 'Next ride, Cancún time', 'Flight']);
  expect(html).toContain('aria-sort="ascending"');
  expect(all('td').filter((cell) => cell.startsWith('Mon'))).toEqual([
    'Mon, Dec 21, 2:35 PM|Cabo',
    'Mon, Dec 21, 2:35 PM',
    'Mon, Dec 21, 2:35 PM',
  ]);
});

it('an amount of nothing is a dash, one of a cent does not', async () => {
  expect((await cells(['due', 'total'], { due: 0, total: 0.01 })).cells).toEqual(['–', 'USD 0.01']);
});

it('what the server may not tell is a dash', async () => {
  const { ride: _, due: __, created_on: ___, ...less } = row;
  const { all } = await draw(
    <ViewTable
      {...asked}
      columns={['ride', 'due', 'created']}
      currency="USD"
      rows={[less as ViewRow]}
      isStale={false}
    />,
  );
  expect(all('td')).toEqual(['–', '–', '–']);
});

it('rows that are on their way are awaited, and no rows are an empty table', async () => {
  const awaited = await draw(
    <ViewTable {...asked} columns={['guest']} currency="USD" rows={undefined} isStale={false} />,
  );
  expect(awaited.html).toContain('aria-busy="true"');
  const none = await draw(<ViewTable {...asked} columns={['guest']} currency="USD" rows={[]} isStale />);
  expect(none.all('td')).toEqual([]);
  expect(none.html).toContain('aria-busy="true"');
});
