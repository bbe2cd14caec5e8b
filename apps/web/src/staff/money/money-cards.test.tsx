import { describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { formatSigned } from '../frame/format-money.ts';
import type { Person } from '../session/use-profile.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { DimensionTable, useValueText } from './dimension-table.tsx';
import { MoneyOverview } from './money-overview.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentsPage } from './payments-page.tsx';
import { ReconciliationPage } from './reconciliation-page.tsx';
import { SumsTable } from './sums-table.tsx';
import type { DifferenceList, DifferenceRow, Dimension, PaymentFigures, PaymentRow } from './use-money.ts';
import { WaitingMoney } from './waiting-money.tsx';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));

const figures = exampleOf('getPaymentFigures');
const [{ figures: [figure] = [] } = {}] = figures.payments;
const differences = exampleOf('searchDifferences');
const [difference] = differences.rows;
const payments = exampleOf('searchPayments');
const [payment] = payments.rows;
if (!figure || !difference || !payment) throw new Error('an example has no row');

const nothing = () => undefined;

describe('an amount that may be below zero', () => {
  it.each([
    [0, false, 'USD 0.00'],
    [0, true, 'USD 0.00'],
    [0.01, true, '+USD 0.01'],
    [95, false, 'USD 95.00'],
    [-95.5, false, '−USD 95.50'],
    [-95.5, true, '−USD 95.50'],
    [1_234.5, true, '+USD 1,234.50'],
  ])('%d', (amount, plus, said) => {
    expect(formatSigned(amount, 'USD', 'en-US', plus).replace('\u00a0', ' ')).toBe(said);
  });
});

describe('a value of a dimension', () => {
  it.each<[string, string, Locale, string]>([
    ['SE', '', 'en-US', 'Sweden'],
    ['SE', '', 'es-MX', 'Suecia'],
    ['', '', 'en-US', 'Not known'],
    ['unknown', '', 'en-US', 'Unknown'],
    ['a_new_one', '', 'en-US', 'a_new_one'],
    ['1', 'Bahía Perla', 'en-US', 'Bahía Perla'],
    ['SE', 'A label', 'en-US', 'A label'],
  ])('%j with the label %j in %s', async (value, label, locale, said) => {
    const textOf = await drawHook(() => useValueText(), { locale });
    expect(textOf(value, label)).toBe(said);
  });
});

describe('a table of one dimension', () => {
  const table = (
    by: Dimension['by'],
    rows: Partial<typeof figure>[],
    what: 'payments' | 'refunds' = 'payments',
  ) =>
    draw(
      <DimensionTable
        what={what}
        dimension={{ by, figures: rows.map((row) => ({ ...figure, ...row })) }}
        onOpen={nothing}
        onOnly={nothing}
      />,
    );
  const some = { value: 'visa', count: 4, succeeded: 3, failed: 1, amount: 320.5, taken: 240, recovered: 2 };

  it('says the share that succeeded where some failed', async () => {
    expect((await table('brand', [some])).text).toContain('Collected|Visa|75% succeeded|4|USD 240.00');
    expect((await table('brand', [{ ...some, failed: 0 }])).text).not.toContain('succeeded');
  });

  it.each(['status', 'reason', 'age'] as const)('has no share by %s', async (by) => {
    expect((await table(by, [some])).text).not.toContain('75%');
  });

  it('has what was asked for where nothing may have been taken', async () => {
    expect((await table('status', [some])).text).toContain('Amount|Visa|4|USD 320.50');
    expect((await table('reason', [some])).text).toContain(
      'Not collected|Visa|2 of 4 attempts: the booking was paid after all|4|USD 320.50',
    );
    expect((await table('reason', [some], 'refunds')).text).toContain('Refunded|Visa|4|USD 240.00');
  });

  it('counts the declined who paid after all by reason alone', async () => {
    expect((await table('reason', [some])).text).toContain('2 of 4 attempts: the booking was paid after all');
    expect((await table('reason', [{ ...some, recovered: 0 }])).text).not.toContain('paid after all');
    expect((await table('brand', [some])).text).not.toContain('paid after all');
    expect((await table('reason', [some], 'refunds')).text).not.toContain('paid after all');
  });

  it('calls reasons by what failed', async () => {
    expect((await table('reason', [some])).all('h3')).toEqual(['Why payments failed']);
    expect((await table('reason', [some], 'refunds')).all('h3')).toEqual(['Refund reasons']);
  });

  it.each([
    [8, 8, false],
    [9, 8, true],
  ])('of %i values shows %i', async (count, shown, hasMore) => {
    const rows = Array.from({ length: count }, (_, place) => ({ value: `v${place}` }));
    const { all, text } = await table('brand', rows);
    expect(all('tr')).toHaveLength(shown + 1);
    expect(text.includes(`Show all ${count}`)).toBe(hasMore);
  });
});

describe('money that has not ended', () => {
  const shown = (answer: Partial<PaymentFigures>, unmatched: DifferenceList['open'] = []) =>
    draw(<WaitingMoney figures={{ ...figures, ...answer }} differences={unmatched} onOpen={nothing} />);
  const byStatus = (value: string, count: number): Dimension => ({
    by: 'status',
    figures: [{ ...figure, value, count, amount: 95 }],
  });

  it('is nothing where all has ended', async () => {
    expect((await shown({})).text).toContain('Every payment and refund of this period has ended.');
  });

  it('stands with its age, a refund without one', async () => {
    const age: Dimension = { by: 'age', figures: [{ ...figure, value: 'older', count: 3 }] };
    const { text, all } = await shown({
      payments: [byStatus('unknown', 3), age],
      refunds: [byStatus('failed', 1)],
    });
    expect(text).not.toContain('has ended');
    expect(all('li')).toHaveLength(2);
    expect(all('li')[0]).toMatch(/3 unknown payments\|More than 1 day\|USD 95\.00\|Ask the gateway/);
    expect(all('li')[1]).toMatch(/1 failed refund\|USD 95\.00\|Retry or settle/);
    expect(all('li')[1]).not.toContain('More than');
  });

  it('stands with what the gateway has and no booking', async () => {
    const { all, links, text } = await shown({}, [{ currency: 'USD', count: 1, amount: -95 }]);
    expect(all('li')).toHaveLength(1);
    expect(links()).toEqual(['/admin/reconciliation 1 open difference|−USD 95.00|Reconcile']);
    expect(text).not.toContain('has ended');
  });

  it('of two currencies is two', async () => {
    const two: Dimension = {
      by: 'status',
      figures: ['USD', 'MXN'].map((currency) => ({ ...figure, value: 'requested', currency })),
    };
    expect((await shown({ refunds: [two] })).all('li')).toHaveLength(2);
  });
});

describe('the overview of money', () => {
  const day = (value: string, more: Partial<typeof figure>) => ({ ...figure, value, ...more });
  const shown = (paid: (typeof figure)[], back: (typeof figure)[] = []) =>
    draw(
      <MoneyOverview
        figures={{
          ...figures,
          payments: [{ by: 'day', figures: paid }],
          refunds: [{ by: 'day', figures: back }],
        }}
        onOpen={nothing}
      />,
    );

  it('adds up the days of each currency', async () => {
    const { text } = await shown(
      [
        day('2026-11-01', { taken: 0.1, succeeded: 1, failed: 1 }),
        day('2026-11-02', { taken: 0.2, succeeded: 2, failed: 0 }),
        day('2026-11-02', { currency: 'MXN', taken: 500, succeeded: 1, failed: 0 }),
      ],
      [day('2026-11-03', { taken: 0.05, succeeded: 1, failed: 0 })],
    );
    expect(text).toContain('Collected|USD 0.30|in 3 payments');
    expect(text).toContain('Success rate|75%|1 failed');
    expect(text).toContain('Refunded|USD 0.05|in 1 refund|');
    expect(text).toContain('Collected|MXN 500.00|in 1 payment|');
    expect(text).toContain('Success rate|100%|0 failed');
    expect(text).toContain('Refunded|MXN 0.00|in 0 refunds');
  });

  it('of refunds alone has no share of payments', async () => {
    const { text } = await shown([], [day('2026-11-03', { taken: 5, succeeded: 1 })]);
    expect(text).toContain('Success rate|No data|0 failed');
  });
});

describe('a difference', () => {
  const lines = (row: Partial<DifferenceRow>, mayHandle = true) =>
    draw(
      <DifferenceRows
        rows={[{ ...difference, ...row }]}
        zone="America/Cancun"
        people={[]}
        mayHandle={mayHandle}
      />,
    );
  const returned = { cause: 'refund_failed', amount: 24, in_books: -24 } as const;

  it('is one row: kind and next step, both amounts, what differs, its age', async () => {
    const plain = (said: string | undefined) => said?.replace(/[\u2009\u202f]/g, ' ');
    expect(plain((await lines({})).all('tr')[1])).toBe(
      'Payment without a booking|Match it by amount and day, or refund it at the gateway.|' +
        'ch_1|Copy|Sandbox · Sun, Nov 15, 9:00 AM|95.00|0.00|+95.00|6 days|Assign|Close|Find the payment',
    );
    expect(plain((await lines({})).links()[0])).toBe(
      '/admin/payments?from=2026-11-14&to=2026-11-16 Find the payment',
    );
    expect((await lines({ ...returned, merchant: 'PRG-USD', days: 1 })).all('tr')[1]).toBe(
      'Refund returned by the bank|Pay the guest another way.|ch_1|Copy|Sandbox · Sun, Nov 15, 9:00 AM · PRG-USD|0.00|−24.00|+24.00|1 day|Assign|Close',
    );
  });

  it('adds in cents: 3,700.10 and −0.30 are 3,699.7999999999997 as doubles', async () => {
    const payout = { cause: 'payout_short', amount: -0.3, in_books: 3700.1 } as const;
    expect((await lines(payout)).all('td').slice(1, 4)).toEqual(['3,699.80', '3,700.10', '−0.30']);
  });

  it('has two lines on a phone, and the rest folded', async () => {
    screen.isNarrow = true;
    const { all, text } = await lines({
      ...returned,
      booking: { id: 41, number: 'ABR7X4K2M9', guest: 'Abreu' },
    });
    screen.isNarrow = false;
    expect(all('summary')).toEqual(['Refund returned by the bank|+USD 24.00|Abreu ABR7X4K2M9|6 days']);
    expect(text).toContain('Pay the guest another way.|Gateway USD 0.00 · Our books −USD 24.00');
    expect(all('button')).toEqual(['Assign', 'Close']);
  });

  it('is about its booking, else about the reference of the gateway', async () => {
    expect((await lines({})).text).toContain('ch_1|Copy|Sandbox');
    const about = await lines({ ...returned, booking: { id: 41, number: 'ABR7X4K2M9', guest: 'Abreu' } });
    expect(about.links()).toEqual(['/admin/bookings/41 Abreu', '/admin/bookings/41 Pay the guest']);
    expect(about.text).toContain('Abreu|ABR7X4K2M9');
    expect(about.text).not.toContain('ch_1');
  });

  it('is handled while it is open, by a person who may, and assigned by its person', async () => {
    expect((await lines({ assigned_to: 'finance.demo' })).all('button').slice(1)).toEqual([
      'finance.demo',
      'Close',
    ]);
    const only = await lines({ assigned_to: null }, false);
    expect(only.all('button')).toEqual(['Copy']);
    expect(only.text).toContain('Unassigned');
    expect((await lines({ status: 'agreed' })).all('button')).toEqual(['Copy']);
  });

  it('that has ended says how, in place of the next step', async () => {
    const agreed = await lines({ status: 'agreed' });
    expect(agreed.all('tr')[1]).toContain(
      'booking|The amounts now agree.|ch_1|Copy|Sandbox · Sun, Nov 15, 9:00 AM|+95.00|',
    );
    const note = { ended_by: 'finance2.demo', note: 'A fee <b>that</b> is not listed.' };
    expect((await lines({ status: 'explained', ...note })).text).toContain(
      'finance2.demo: A fee <b>that</b> is not listed.',
    );
  });
});

describe('the sums', () => {
  it('can be added up by eye', async () => {
    const sum = { ...differences.sums?.[0], waiting: 10.3, differences: 0.3 } as NonNullable<
      DifferenceList['sums']
    >[number];
    const short = { ...sum, merchant: null, currency: 'MXN', differences: -0.3 };
    const alone = await draw(<SumsTable sums={[sum]} since="2024-11-21" />);
    expect(alone.text).toContain('Everything since the first payment, November 21, 2024.');
    expect(alone.all('tr')).toEqual([
      'Merchant|Captured|− Refunded|− Fees|− Paid out|+ Differences|= Still to be paid out',
      'PRG-USD|Perla Resorts Group, S.A. de C.V.|1,215.00|24.00|41.20|1,149.80|0.30|10.30',
    ]);
    const { all } = await draw(<SumsTable sums={[sum, short]} since="2024-11-21" />);
    expect(all('tr')[2]).toMatch(
      /^Without a merchant\|Money of no merchant of ours, such as payments without a booking\|MXN .*\|−MXN 0\.30\|/,
    );
  });
});

describe('the page of differences', () => {
  const shown = (list: Partial<DifferenceList>) =>
    draw(<ReconciliationPage />, {
      answers: [[['staff', 'money', 'differences'], { pages: [{ ...differences, ...list }] }]],
    });

  it('says how much is open, and until when the books are complete', async () => {
    const { text } = await shown({});
    expect(text).toContain(
      'Up to date: Sat, Nov 21, 9:00 AM ·|1 open, +USD 95.00|All times are Cancún time.',
    );
    const two = [
      { currency: 'USD', count: 2, amount: -10 },
      { currency: 'MXN', count: 1, amount: 5 },
    ];
    expect((await shown({ open: two })).text).toContain('2 open, −USD 10.00 · 1 open, +MXN 5.00');
  });

  it('that were never read in full says so, and does not say that all agrees', async () => {
    const never = await shown({ last_read: null, rows: [], open: [] });
    expect(never.text).toContain('The books have not been compared in full yet.');
    expect(never.text).not.toContain('Everything agrees.');
    expect((await shown({ rows: [], open: [] })).text).toContain('Everything agrees.');
  });

  it('that could not be read says why', async () => {
    const last_read = { at: '2026-11-21T14:00:00.000Z', failure: 'No answer.', read_at: null };
    expect((await shown({ last_read })).text).toMatch(/The comparison failed .*\|Reason: No answer\./);
  });

  it('has sums only for a person of all properties', async () => {
    expect((await shown({ sums: null })).text).toContain('The sums are shown to people who work for all');
    expect((await shown({})).text).toContain('Sums by merchant');
  });
});

it('the page of payments begins with the days that its address asks for', async () => {
  const days = { from: '2026-11-14', to: '2026-11-16' };
  const shown = (address: string) =>
    draw(<PaymentsPage person={{ permissions: [] } as unknown as Person} />, {
      address,
      answers: [[['staff', 'money', 'figures', { ...days, where: {} }], figures]],
    });
  const asked = `/admin/payments?${new URLSearchParams(days)}`;
  expect((await shown(asked)).all('h2')).toContain('Still open');
  expect((await shown('/admin/payments')).all('h2')).not.toContain('Still open');
});

describe('the rows behind a figure', () => {
  const shown = (
    row: Partial<PaymentRow>,
    where: object = { status: 'unknown' },
    next: unknown = null,
    days = {},
  ) =>
    draw(
      <PaymentRows
        search={{ what: 'payments', where, ...days } as Parameters<typeof PaymentRows>[0]['search']}
        onBack={nothing}
      />,
      {
        answers: [
          [['staff', 'money', 'rows'], { pages: [{ ...payments, rows: [{ ...payment, ...row }], next }] }],
        ],
      },
    );

  it('stand under the words of what was asked', async () => {
    expect((await shown({})).all('h2')).toEqual(['Payments: Unknown']);
    expect((await shown({}, { country: 'SE', brand: 'visa' })).all('h2')).toEqual([
      'Payments: Sweden · Visa',
    ]);
    expect((await shown({}, { property: '1' })).all('h2')).toEqual(['Payments: BP']);
    expect((await shown({}, {})).all('h2')).toEqual(['Payments']);
  });

  it('are columns on a desktop: guest, time at the resort, card and its issuer', async () => {
    const { all } = await shown({});
    expect(all('th').slice(0, 7)).toEqual([
      'Guest',
      'Booking',
      'When',
      'Resort',
      'Status',
      'Card',
      'Amount (USD)',
    ]);
    expect(all('tr')[1]).toBe(
      'Abreu|ABR7X4K2M9|Sat, Nov 21, 9:00 AM|BP|Unknown|Ask the gateway|Visa 4242|Sandbox Test Bank, United States|95.00',
    );
  });

  it('are cards on a phone', async () => {
    screen.isNarrow = true;
    const { all } = await shown({ deeds: [] });
    screen.isNarrow = false;
    expect(all('li')).toEqual([
      'Abreu|ABR7X4K2M9|USD 95.00|Unknown|BP · Sat, Nov 21, 9:00 AM · Visa 4242 · Sandbox Test Bank, United States',
    ]);
  });

  it('say state and reason in words, a new reason as it is', async () => {
    const failed = { status: 'failed', reason: 'card_declined', failure: 'try_later' };
    expect((await shown(failed)).text).toContain('Failed|Card declined · try_later|');
    const back = { status: 'requested', reason: 'cancel', failure: '' };
    expect((await shown(back)).text).toContain('Requested|For a cancellation|');
  });

  it('name their period', async () => {
    const { text } = await shown({}, { status: 'unknown' }, null, { from: '2026-10-01', to: '2026-10-31' });
    expect(text.replace(/[\u2009\u202f]/g, ' ')).toContain('Oct 1 – 31, 2026 · All times are');
  });

  it.each([
    [[], []],
    [['ask'], ['Ask the gateway']],
    [
      ['retry', 'settle'],
      ['Retry', 'Settled another way'],
    ],
  ] as const)('offer %j', async (deeds, buttons) => {
    const { all } = await shown({ deeds: [...deeds] });
    expect(all('button').slice(2)).toEqual(buttons);
  });

  it('say who settled it, and read on where there are more', async () => {
    const settled = { by: 'finance.demo', note: 'By bank.' };
    expect((await shown({ settled } as Partial<PaymentRow>)).text).toContain('finance.demo: By bank.');
    expect((await shown({}, {}, 'more')).all('button').at(-1)).toBe('Show more');
  });
});
