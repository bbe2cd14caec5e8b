import { describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { DifferenceCard } from './difference-card.tsx';
import { DimensionTable, useValueText } from './dimension-table.tsx';
import { formatSigned } from './format-money.ts';
import { MoneyOverview } from './money-overview.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { ReconciliationPage } from './reconciliation-page.tsx';
import { SumsTable } from './sums-table.tsx';
import type { DifferenceList, DifferenceRow, Dimension, PaymentFigures, PaymentRow } from './use-money.ts';
import { WaitingMoney } from './waiting-money.tsx';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

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
  const some = { value: 'visa', count: 4, succeeded: 3, failed: 1, amount: 320.5, recovered: 2 };

  it('says the share that succeeded where some failed', async () => {
    expect((await table('brand', [some])).text).toContain('Visa|75% succeeded|4|USD 320.50');
    expect((await table('brand', [{ ...some, failed: 0 }])).text).not.toContain('succeeded');
  });

  it.each(['status', 'reason', 'age'] as const)('has no share by %s', async (by) => {
    expect((await table(by, [some])).text).not.toContain('75%');
  });

  it('counts the declined who paid after all by reason alone', async () => {
    expect((await table('reason', [some])).text).toContain('2 paid after all');
    expect((await table('reason', [{ ...some, recovered: 0 }])).text).not.toContain('paid after all');
    expect((await table('brand', [some])).text).not.toContain('paid after all');
    expect((await table('reason', [some], 'refunds')).text).not.toContain('paid after all');
  });

  it('calls reasons by what failed', async () => {
    expect((await table('reason', [some])).all('h3')).toEqual(['Declined or failed']);
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
    expect(all('li')[0]).toMatch(/Payments with an unknown result.*3.*USD 95\.00.*More than 1 day: 3/);
    expect(all('li')[1]).toMatch(/Refunds that failed.*1.*USD 95\.00/);
    expect(all('li')[1]).not.toContain('More than');
  });

  it('stands with what the gateway has and no booking', async () => {
    const { all, links, text } = await shown({}, [{ currency: 'USD', count: 1, amount: -95 }]);
    expect(all('li')).toHaveLength(1);
    expect(links()).toEqual(['/admin/reconciliation 1 open difference, −USD 95.00 together']);
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
    expect(text).toContain('Taken|USD 0.30|in 3 payments');
    expect(text).toContain('Payments that succeeded|75%|1 declined or failed');
    expect(text).toContain('Refunded|USD 0.05|in 1 refund|');
    expect(text).toContain('Taken|MXN 500.00|in 1 payment|');
    expect(text).toContain('Payments that succeeded|100%|0 declined or failed');
    expect(text).toContain('Refunded|MXN 0.00|in 0 refunds');
  });

  it('of refunds alone has no share of payments', async () => {
    const { text } = await shown([], [day('2026-11-03', { taken: 5, succeeded: 1 })]);
    expect(text).toContain('Payments that succeeded|No value|0 declined or failed');
  });
});

describe('a difference', () => {
  const card = (row: Partial<DifferenceRow>, mayHandle = true) =>
    draw(<DifferenceCard row={{ ...difference, ...row }} people={[]} mayHandle={mayHandle} />);

  it('says cause, amount with its sign, and what to do', async () => {
    const { all, text } = await card({});
    expect(all('h2')).toEqual(['The gateway captured a payment without a booking']);
    expect(text).toContain('+USD 95.00|Look for the guest by amount and day');
    expect((await card({ amount: -24 })).text).toContain('−USD 24.00');
  });

  it('is about its booking, else about the reference of the gateway', async () => {
    expect((await card({})).text).toContain('sandbox: ch_1');
    const about = await card({ booking: { id: 41, number: 'ABR7X4K2M9' } });
    expect(about.links()).toEqual(['/admin/bookings/41 Booking ABR7X4K2M9']);
    expect(about.text).not.toContain('ch_1');
  });

  it.each([
    [{ days: 1 }, '1 day'],
    [{ days: 6 }, '6 days'],
    [{ assigned_to: 'finance.demo' }, 'finance.demo'],
    [{ assigned_to: null }, 'Unassigned'],
  ])('%j', async (row, said) => expect((await card(row)).all('dd')).toContain(said));

  it('is handled while it is open, by a person who may', async () => {
    expect((await card({})).all('button')).toEqual(['Assign', 'Close with a note']);
    expect((await card({}, false)).all('button')).toEqual([]);
    expect((await card({ status: 'agreed' })).all('button')).toEqual([]);
  });

  it('that has ended says how', async () => {
    expect((await card({ status: 'agreed' })).text).toContain('The amounts now agree.');
    const note = { ended_by: 'finance2.demo', note: 'A fee <b>that</b> is not listed.' };
    expect((await card({ status: 'explained', ...note })).text).toContain(
      'finance2.demo: A fee <b>that</b> is not listed.',
    );
  });
});

describe('the sums', () => {
  it('can be added up by eye', async () => {
    const sum = { ...differences.sums?.[0], waiting: 10, differences: 0 } as NonNullable<
      DifferenceList['sums']
    >[number];
    const { all } = await draw(<SumsTable sums={[sum, { ...sum, merchant: null, currency: 'MXN' }]} />);
    expect(all('tr').slice(0, 7)).toEqual([
      'PRG-USD · USD',
      'Captured|USD 1,215.00',
      '− Refunded|USD 24.00',
      '− Fees|USD 41.20',
      '− Paid out|USD 1,149.80',
      '= Still to be paid out|USD 10.00',
      '− Differences|USD 0.00',
    ]);
    expect(all('tr')[7]).toBe('No account · MXN');
  });
});

describe('the page of differences', () => {
  const shown = (list: Partial<DifferenceList>) =>
    draw(<ReconciliationPage />, {
      answers: [[['staff', 'money', 'differences'], { pages: [{ ...differences, ...list }] }]],
    });

  it('says how much is open, and until when the books are complete', async () => {
    const { text } = await shown({});
    expect(text).toMatch(/Last read .* · complete until .* · 1 open difference, \+USD 95\.00 together\|/);
    const two = [
      { currency: 'USD', count: 2, amount: -10 },
      { currency: 'MXN', count: 1, amount: 5 },
    ];
    expect((await shown({ open: two })).text).toContain(
      '2 open differences, −USD 10.00 together · 1 open difference, +MXN 5.00 together',
    );
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
    expect((await shown({})).text).toContain('Sums by company account');
  });
});

describe('the rows behind a figure', () => {
  const shown = (row: Partial<PaymentRow>, where: object = { status: 'unknown' }, next: unknown = null) =>
    draw(
      <PaymentRows
        search={{ what: 'payments', where } as Parameters<typeof PaymentRows>[0]['search']}
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

  it('name the card, its issuer and the time at the resort', async () => {
    expect((await shown({})).text).toContain(
      'BP · Sat, Nov 21, 9:00 AM · Visa 4242 · Sandbox Test Bank, US · Sandbox · PRG-USD',
    );
    expect((await shown({ issuer: '', country: '', merchant: '' })).text).toContain('Visa 4242 · Sandbox|');
  });

  it('say state and reason in words, a new reason as it is', async () => {
    const failed = { status: 'failed', reason: 'card_declined', failure: 'try_later' };
    expect((await shown(failed)).text).toContain('Failed · Card declined · try_later|');
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
