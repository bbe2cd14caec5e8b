import { leftOver, PAYOUT_PATIENCE_MS } from '@traslado/domain/money/reconcile';
import { DAY_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GatewayEntry, GatewayPayout, PaymentsPort } from '../../ports/payments.ts';
import { listDifferences, sumMoney } from '../../store/payout/difference-repository.ts';
import { findRun } from '../../store/payout/match-repository.ts';
import { cancelCoupons, makePaid, payBack, silentLog } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { reconcileMoney } from './reconcile-money.ts';
import { tellDifferences } from './tell-differences.ts';

const test = useTestApp();

type Told = GatewayPayout & { readonly entries: GatewayEntry[] };

/** A gateway with these payouts, and the number of questions for each. */
function gatewayOf(told: readonly Told[]) {
  const asked: string[] = [];
  const port: PaymentsPort = {
    ...test.payments.port,
    async *listPayouts() {
      for (const { entries: _, ...payout } of told) yield payout;
    },
    async *listPayoutEntries({ payoutId }) {
      asked.push(payoutId);
      yield* told.find((one) => one.payoutId === payoutId)?.entries ?? [];
    },
  };
  return { port, asked };
}

const run = (payments: PaymentsPort, at = test.now()) =>
  reconcileMoney({ db: test.db, payments, log: silentLog }, at);

let number = 0;
const nameOf = (kind: string) => `${kind}_${++number}`;

async function attemptOf(code: string) {
  return test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select(['payment_attempt.id', 'gateway_id', 'amount_minor', 'coupon_id'])
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
}

async function captureOf(code: string, over: Partial<GatewayEntry> = {}): Promise<GatewayEntry> {
  const attempt = await attemptOf(code);
  return {
    entryId: nameOf('txn'),
    kind: 'capture',
    type: 'charge',
    attemptId: attempt.id,
    gatewayId: attempt.gateway_id ?? undefined,
    amountMinor: attempt.amount_minor,
    feeMinor: 300,
    currency: 'USD',
    createdAtMs: test.now(),
    ...over,
  };
}

const payoutOf = (entries: GatewayEntry[], over: Partial<Told> = {}): Told => ({
  payoutId: nameOf('po'),
  amountMinor: entries.reduce((sum, one) => sum + one.amountMinor - one.feeMinor, 0),
  currency: 'USD',
  createdAtMs: test.now(),
  entries,
  ...over,
});

const differences = (isOpen = true) =>
  listDifferences(test.db, { scope: null, isOpen, assignedTo: null, after: null, limit: 100 });

const found = async () => (await differences()).map(({ cause, amountMinor }) => [cause, amountMinor]);

/** captured − refunded − fees − paid out + differences = waiting, for each merchant and currency. */
async function expectSums(): Promise<void> {
  const last = await findRun(test.db, 'sandbox');
  for (const sums of await sumMoney(test.db, 'sandbox', last?.lateThrough ?? 0))
    expect(leftOver(sums), JSON.stringify(sums)).toBe(0);
}

beforeEach(async () => {
  await sql`truncate gateway_entry, money_difference, gateway_payout, reconciliation_run restart identity`.execute(
    test.db,
  );
  // Sales of the demo and other tests are another gateway's.
  await test.db.updateTable('payment_attempt').set({ gateway: 'stripe' }).execute();
});

describe('what was paid out', () => {
  it('agrees with the ledger, one to one, and is read once', async () => {
    const paid = await makePaid(test);
    const told = payoutOf([await captureOf(paid.code)]);
    const { port, asked } = gatewayOf([told]);
    expect(await run(port)).toBe(1);
    expect(await run(port)).toBe(0);
    expect(asked).toEqual([told.payoutId]);
    expect(await found()).toEqual([]);
    const rows = await test.db.selectFrom('gateway_entry').select(['ledger_entry_id', 'checked']).execute();
    expect(rows).toEqual([{ ledger_entry_id: expect.any(Number), checked: true }]);
    await expectSums();
  });

  it('is read once by two processes at the same time', async () => {
    const paid = await makePaid(test);
    const { port } = gatewayOf([payoutOf([await captureOf(paid.code)]), payoutOf([])]);
    const read = await Promise.all([run(port), run(port), run(port)]);
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(await test.db.selectFrom('gateway_entry').select('id').execute()).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  it('that was cut in the middle is read again, and nothing of it twice', async () => {
    const first = await makePaid(test);
    const second = await makePaid(test);
    const told = payoutOf([await captureOf(first.code), await captureOf(second.code)]);
    const { port } = gatewayOf([told]);
    const cut: PaymentsPort = {
      ...port,
      async *listPayoutEntries() {
        // Full parts are kept before the line is cut.
        for (let n = 0; n < 500; n += 1)
          yield {
            ...(told.entries[0] as GatewayEntry),
            entryId: `txn_part_${n}`,
            kind: 'fee',
            amountMinor: 0,
            feeMinor: 0,
          };
        throw new Error('cut');
      },
    };
    await expect(run(cut)).rejects.toThrow('cut');
    expect((await findRun(test.db, 'sandbox'))?.failure).toBe('cut');
    expect(await run(port)).toBe(1);
    const kept = await test.db.selectFrom('gateway_entry').select('entry_id').execute();
    expect(kept).toHaveLength(502);
    expect(await found()).toEqual([]);
    await expectSums();
  });
});

describe('what does not agree', () => {
  it('money for nobody, a repayment that came back and a short payout are found, and nothing else', async () => {
    const paid = await makePaid(test);
    const cancelled = await makePaid(test, serviceOf.suvArrival);
    await cancelCoupons(test, cancelled.token, { coupons: [cancelled.code] });
    await payBack(test);
    const refund = await test.db
      .selectFrom('refund')
      .innerJoin('coupon', 'coupon.id', 'coupon_id')
      .select(['refund.id', 'refund.gateway_id', 'refund.amount_minor'])
      .where('coupon_code', '=', cancelled.code)
      .executeTakeFirstOrThrow();
    const back = {
      ...(await captureOf(cancelled.code)),
      refundId: refund.id,
      gatewayRefundId: refund.gateway_id ?? undefined,
      feeMinor: 0,
    };
    const entries: GatewayEntry[] = [
      await captureOf(paid.code),
      await captureOf(cancelled.code),
      { ...back, entryId: nameOf('txn'), kind: 'refund', amountMinor: -refund.amount_minor },
      { ...back, entryId: nameOf('txn'), kind: 'refund_failed', amountMinor: refund.amount_minor },
      { ...(await captureOf(paid.code)), attemptId: 'of-nobody', gatewayId: 'ch_nobody', amountMinor: 95_00 },
    ];
    const whole = payoutOf(entries);
    const { port } = gatewayOf([{ ...whole, amountMinor: whole.amountMinor - 30 }]);
    await run(port);
    const [short, ...others] = (await differences()).sort((a, b) => a.amountMinor - b.amountMinor);
    expect(short).toMatchObject({ cause: 'payout_short', amountMinor: -30, couponCode: null });
    // The gateway has this and the difference: the payout, money for nobody, nothing of the repayment.
    expect(short?.oursMinor).toBe(whole.amountMinor);
    expect(others.map(({ oursMinor }) => oursMinor)).toEqual([0, -refund.amount_minor]);
    expect(others).toMatchObject([
      { cause: 'no_booking', amountMinor: 95_00, couponCode: null, merchant: null, reference: 'ch_nobody' },
      { cause: 'refund_failed', amountMinor: refund.amount_minor, couponCode: cancelled.code },
    ]);
    await expectSums();
  });

  it.each([
    [
      'its missing movement comes',
      (told: Told, late: GatewayEntry) => ({ ...told, entries: [...told.entries, late] }),
    ],
    ['the gateway corrects its amount', (told: Told) => ({ ...told, amountMinor: told.amountMinor + 30 })],
  ])('a payout that was short agrees by itself when %s', async (_, mend) => {
    const paid = await makePaid(test);
    const entry = await captureOf(paid.code);
    const whole = payoutOf([entry, await captureOf((await makePaid(test)).code)]);
    const short = { ...whole, amountMinor: whole.amountMinor - 30 };
    expect(await run(gatewayOf([short]).port)).toBe(1);
    expect(await run(gatewayOf([short]).port)).toBe(0);
    expect(await found()).toEqual([['payout_short', -30]]);
    const late: GatewayEntry = {
      ...entry,
      entryId: nameOf('txn'),
      kind: 'fee',
      type: 'fee',
      amountMinor: 0,
      feeMinor: 30,
    };
    const mended = mend(short, late);
    await run(gatewayOf([mended]).port);
    expect(await found()).toEqual([]);
    const ended = await differences(false);
    expect(ended).toMatchObject([{ cause: 'payout_short', status: 'agreed', note: null }]);
    await expectSums();
    const { port, asked } = gatewayOf([mended]);
    expect(await run(port)).toBe(0);
    expect(asked).toEqual([]);
  });

  it('seven hundred payouts are kept by a few statements', async () => {
    const paid = await makePaid(test);
    const fee = { ...(await captureOf(paid.code)), kind: 'fee' as const, amountMinor: 0, feeMinor: 0 };
    const days = Array.from({ length: 700 }, () => payoutOf([{ ...fee, entryId: nameOf('txn') }]));
    let read = 0;
    const statements = await countStatements(async () => {
      read = await run(gatewayOf(days).port);
    });
    expect(read).toBe(700);
    expect(statements).toBeLessThan(40);
  });

  it('a day that is missing is late after the patience, and agrees by itself when it comes', async () => {
    const paid = await makePaid(test);
    const at = test.now();
    const none = gatewayOf([]).port;
    await run(none, at + PAYOUT_PATIENCE_MS - DAY_MS);
    expect((await differences()).filter(({ couponCode }) => couponCode === paid.code)).toEqual([]);
    await run(none, at + PAYOUT_PATIENCE_MS + 1);
    const late = (await differences()).filter(({ couponCode }) => couponCode === paid.code);
    expect(late).toMatchObject([{ cause: 'not_paid_out', status: 'open' }]);
    await expectSums();
    await run(gatewayOf([payoutOf([await captureOf(paid.code)])]).port, at + PAYOUT_PATIENCE_MS + DAY_MS);
    expect((await differences()).filter(({ couponCode }) => couponCode === paid.code)).toEqual([]);
    expect((await differences(false)).filter(({ couponCode }) => couponCode === paid.code)).toMatchObject([
      { status: 'agreed', endedBy: null, note: null },
    ]);
    await expectSums();
  });

  it('days that come out of order and repeated are the same as in order', async () => {
    const [first, second] = [await makePaid(test), await makePaid(test)];
    const days = [
      payoutOf([await captureOf(first.code)], { createdAtMs: test.now() - 2 * DAY_MS }),
      payoutOf([await captureOf(second.code), await captureOf(second.code)], { createdAtMs: test.now() }),
    ];
    const seen = async () => [
      await found(),
      await test.db
        .selectFrom('gateway_entry')
        .select('id')
        .execute()
        .then((all) => all.length),
    ];
    await run(gatewayOf(days).port);
    const inOrder = await seen();
    expect(inOrder[0]).toEqual([['captured_twice', expect.any(Number)]]);
    await sql`truncate gateway_entry, money_difference, gateway_payout, reconciliation_run restart identity`.execute(
      test.db,
    );
    await run(gatewayOf([...days].reverse().slice(0, 1)).port);
    await run(gatewayOf([...days, ...days].reverse()).port);
    expect(await seen()).toEqual(inOrder);
    await expectSums();
  });

  it('an old line is late behind six hundred young ones', async () => {
    await makePaid(test);
    const old = await makePaid(test);
    await sql`
      with made as (
        insert into payment_attempt select (jsonb_populate_record(null::payment_attempt, to_jsonb(a) || jsonb_build_object(
          'id', gen_random_uuid(), 'gateway', 'sandbox', 'gateway_id', 'ch_young_' || n, 'idempotency_key', 'young_' || n))).*
        from (select * from payment_attempt where status = 'succeeded' order by created_at limit 1) a, generate_series(1, 600) n
        returning id, coupon_id)
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, entered_at)
      select coupon_id, 'capture', 100, 'USD', id, ${new Date(test.now())}::timestamptz from made`.execute(
      test.db,
    );
    const { id } = await attemptOf(old.code);
    await sql`
      with gone as (delete from ledger_entry where attempt_id = ${id}::uuid returning *)
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, entered_at)
      select coupon_id, kind, amount_minor, currency, attempt_id, ${new Date(test.now() - PAYOUT_PATIENCE_MS - DAY_MS)}::timestamptz from gone`.execute(
      test.db,
    );
    await run(gatewayOf([]).port);
    expect((await differences()).map(({ cause, couponCode }) => [cause, couponCode])).toEqual([
      ['not_paid_out', old.code],
    ]);
  });

  it.each<[string, Partial<GatewayEntry>, string]>([
    ['a second capture', { gatewayId: 'ch_second' }, 'captured_twice'],
    ['one that the gateway names alone', { attemptId: undefined }, 'captured_twice'],
    [
      'a refund made there',
      { kind: 'refund', attemptId: undefined, gatewayRefundId: 're_there', amountMinor: -40_00, feeMinor: 0 },
      'refund_not_ours',
    ],
  ])('%s is found with its booking', async (_, over, cause) => {
    const paid = await makePaid(test);
    const entries = [await captureOf(paid.code), await captureOf(paid.code, over)];
    await run(gatewayOf([payoutOf(entries)]).port);
    expect(await differences()).toMatchObject([{ cause, couponCode: paid.code }]);
    await expectSums();
  });

  it('a run that failed is kept and said in a sentence, with the time of the last whole one', async () => {
    const { port } = gatewayOf([]);
    await run(port);
    const broken: PaymentsPort = {
      ...port,
      listPayouts: () => {
        throw new Error('the gateway’s payouts cannot be read: unavailable');
      },
    };
    const at = test.now() + DAY_MS;
    const { lines, isWhole } = await tellDifferences({ db: test.db, payments: broken }, at);
    expect([isWhole, lines]).toEqual([
      false,
      [
        'The books could not be compared with sandbox: the gateway’s payouts cannot be read: unavailable. What was read is kept. Run it again.',
      ],
    ]);
    const staff = await makeStaff(test, ['finance']);
    const { last_read: told } = (
      await staff.ask('POST', '/v1/staff/reconciliation/search', { payload: { status: 'open' } })
    ).json();
    expect(told).toEqual({
      at: new Date(at).toISOString(),
      failure: 'the gateway’s payouts cannot be read: unavailable',
      read_at: new Date(test.now()).toISOString(),
    });
  });

  it('another currency is two differences, one in each', async () => {
    const paid = await makePaid(test, serviceOf.suvArrival);
    const entry = await captureOf(paid.code, { currency: 'MXN', amountMinor: 180_000 });
    await run(gatewayOf([payoutOf([entry], { currency: 'MXN' })]).port);
    const own = (await differences()).filter(({ couponCode }) => couponCode === paid.code);
    expect(own.map(({ cause, currency, amountMinor }) => [cause, currency, amountMinor]).sort()).toEqual([
      ['other_currency', 'MXN', 180_000],
      ['other_currency', 'USD', -95_00],
    ]);
    await expectSums();
  });

  it('a report larger than memory is held in parts', async () => {
    let held = 0;
    let most = 0;
    const size = 20_000;
    const port: PaymentsPort = {
      ...gatewayOf([payoutOf([], { payoutId: 'po_large' })]).port,
      async *listPayoutEntries() {
        for (let n = 0; n < size; n += 1) {
          held += 1;
          most = Math.max(most, held);
          // Rows in the database are no longer held in memory.
          if (n % 500 === 499) {
            const { rows } = await sql<{ n: number }>`select count(*)::int as n from gateway_entry`.execute(
              test.db,
            );
            held = n + 1 - (rows[0]?.n ?? 0);
          }
          yield {
            entryId: `txn_large_${n}`,
            kind: 'fee',
            type: 'stripe_fee',
            amountMinor: 0,
            feeMinor: 0,
            currency: 'USD',
            createdAtMs: test.now(),
          };
        }
      },
    };
    expect(await run(port)).toBe(1);
    expect(most).toBeLessThanOrEqual(1_000);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from gateway_entry where checked`.execute(test.db);
    expect(rows[0]?.n).toBe(size);
  });

  it('what a person ended stays ended while its amount is the same, and opens again with another', async () => {
    const paid = await makePaid(test, serviceOf.suvArrival);
    const entry = await captureOf(paid.code, { amountMinor: 90_00 });
    const first = payoutOf([entry]);
    await run(gatewayOf([first]).port);
    const [open] = await differences();
    await test.db
      .updateTable('money_difference')
      .set({ status: 'explained', note: 'Agreed with the bank' })
      .where('id', '=', open?.id ?? 0)
      .execute();
    await run(gatewayOf([first]).port);
    expect(await found()).toEqual([]);
    const second = payoutOf([await captureOf(paid.code, { amountMinor: 1_00 })]);
    await run(gatewayOf([first, second]).port);
    expect(await differences()).toMatchObject([
      { cause: 'other_amount', amountMinor: -4_00, oursMinor: 95_00 },
    ]);
    await expectSums();
  });
});
