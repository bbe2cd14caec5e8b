import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { saleFailed } from '../../mail/letters/sale-failed.ts';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import { jobsOf } from '../../testing/changes.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { makePending, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';
import { describeFailedSale } from '../booking/describe-failed-sale.ts';

const log = { info() {}, warn() {}, error() {} };
const test = useTestApp();
const books = useBooks(test);
afterEach(async () => {
  expect(await books.discrepancies()).toEqual([]);
});

const minutes = 60_000;
const sweep = () => sweepOnce({ db: test.db, payments: test.payments.port, log }, test.now());
const later = async (ms: number, work: () => Promise<void>) => {
  const start = test.now();
  test.setNow(start + ms);
  await work();
  test.setNow(start);
};
const stateOf = async (token: string, code: string) =>
  (
    await test.app.inject({
      url: `/v1/sales/payments/${code}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();
const setStatus = (code: string, status: 'cancelled' | 'expired') =>
  test.db.updateTable('coupon').set({ status }).where('coupon_code', '=', code).execute();

describe('a decline', () => {
  it.each([
    ['tok_chargeDeclined', 'payment.card_declined'],
    ['tok_insufficientFunds', 'payment.insufficient_funds'],
    ['tok_expiredCard', 'payment.expired_card'],
    ['tok_incorrectCvc', 'payment.incorrect_cvc'],
    ['tok_processingError', 'payment.processing_error'],
    ['tok_of_nobody', 'payment.token_invalid'],
  ])('%s is told with its reason, and another card pays', async (payment_token, code) => {
    const { token, code: coupon_id, amount } = await makePending(test);
    const uuidReference = randomUUID();
    const answer = await pay(test, token, { coupon_id, amount, payment_token, uuidReference });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: 'payment.declined', errors: [{ code }] },
    ]);
    const again = await pay(test, token, { coupon_id, amount, payment_token, uuidReference });
    expect([again.statusCode, { ...again.json(), instance: '' }]).toEqual([
      402,
      { ...answer.json(), instance: '' },
    ]);
    expect(await stateOf(token, coupon_id)).toMatchObject({
      status: 'failed',
      coupon_status: 'pending_payment',
      failure: { code },
    });
    expect((await pay(test, token, { coupon_id, amount })).statusCode).toBe(200);
  });

  it('more than five in an hour pauses the booking', async () => {
    const { token, code, amount } = await makePending(test);
    for (let tries = 0; tries < 6; tries += 1)
      expect(
        (await pay(test, token, { coupon_id: code, amount, payment_token: 'tok_chargeDeclined' })).statusCode,
      ).toBe(402);
    const paused = await pay(test, token, { coupon_id: code, amount });
    expect([paused.statusCode, paused.json().code, paused.headers['retry-after']]).toEqual([
      429,
      'payment.paused',
      '3600',
    ]);
    await later(60 * minutes, async () => {
      expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
    });
  });
});

describe('bad input', () => {
  it.each([
    ['another amount', { amount: '1.00' }, 409, 'payment.amount_mismatch', 'amount'],
    ['no amount', { amount: '' }, 400, 'amount.invalid', 'amount'],
    ['an amount of words', { amount: '1e3' }, 400, 'amount.invalid', 'amount'],
    ['a negative amount', { amount: '-160.00' }, 400, 'amount.invalid', 'amount'],
    ['another currency', { currency: 'MXN' }, 400, 'field.invalid', 'currency'],
    ['an unknown field', { status: 'confirmed' }, 400, 'field.unknown', 'status'],
    ['no token', { payment_token: '' }, 400, 'field.too_short', 'payment_token'],
    ['a short key', { uuidReference: 'abc' }, 400, 'key.invalid', 'uuidReference'],
    ['no number of a booking', { coupon_id: '!' }, 404, 'coupon.invalid', 'coupon_id'],
  ])('%s', async (_, change, status, code, field) => {
    const pending = await makePending(test);
    await books.newRows();
    const form: Record<string, string> = { coupon_id: pending.code, amount: pending.amount, ...change };
    const answer = await pay(test, pending.token, form);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, field]);
    expect(await books.newRows()).toEqual({});
  });

  it.each([
    ['7K3QW-9ZC4', 'Must be 10 characters exactly. Current 9.'],
    ['7K3QW-9ZCU4', 'This is not a booking number.'],
  ])('says how long the number of a booking is: %s', async (coupon_id, detail) => {
    const pending = await makePending(test);
    const answer = await pay(test, pending.token, { coupon_id, amount: pending.amount });
    expect(answer.json()).toMatchObject({ status: 404, code: 'coupon.invalid', detail });
  });

  it('says what is due instead', async () => {
    const { token, code } = await makePending(test);
    const answer = await pay(test, token, { coupon_id: code, amount: '84.00' });
    expect(answer.json().expected).toEqual({ amount: 160, currency: 'USD' });
  });
});

describe('a booking that cannot be paid', () => {
  it.each([
    ['confirmed', 'payment.nothing_due'],
    ['partially_cancelled', 'payment.nothing_due'],
    ['cancelled', 'coupon.state'],
    ['expired', 'booking.no_longer_available'],
  ] as const)('%s is refused without effect', async (status, code) => {
    const pending = await makePending(test);
    if (status === 'confirmed' || status === 'partially_cancelled') {
      await pay(test, pending.token, { coupon_id: pending.code, amount: pending.amount });
      await test.db.updateTable('coupon').set({ status }).where('coupon_code', '=', pending.code).execute();
    } else await setStatus(pending.code, status);
    await books.newRows();
    const answer = await pay(test, pending.token, { coupon_id: pending.code, amount: pending.amount });
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    expect(await books.newRows()).toEqual({});
  });

  it('expires by itself after 24 hours, on the second', async () => {
    const { guest, code, amount } = await makePending(test);
    await later(24 * 60 * minutes + 1, async () => {
      const token = await signIn(test, guest);
      const answer = await pay(test, token, { coupon_id: code, amount });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.no_longer_available']);
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({ coupon_status: 'expired', status: 'none' });
    });
  });

  it('keeps its price and its number till then', async () => {
    const { guest, code, amount } = await makePending(test);
    await later(24 * 60 * minutes, async () => {
      const token = await signIn(test, guest);
      expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
    });
  });
});

describe('a gateway that does not say', () => {
  /** The port of the test with some answers replaced. */
  const withPort = async (more: Partial<TestApp['payments']['port']>, work: () => Promise<void>) => {
    const { port } = test.payments;
    const kept = { ...port };
    Object.assign(port, more);
    try {
      await work();
    } finally {
      Object.assign(port, kept);
    }
  };

  it('is unknown: the guest is told not to pay again, and the sweep finds the charge', async () => {
    const { token, code, amount } = await makePending(test);
    const { port } = test.payments;
    const charge = port.charge.bind(port);
    const uuidReference = randomUUID();
    await withPort(
      {
        charge: async (request) => {
          await charge(request);
          return { kind: 'unknown', detail: 'timed out' };
        },
      },
      async () => {
        const answer = await pay(test, token, { coupon_id: code, amount, uuidReference });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          200,
          { status: 'unknown', coupon_status: 'pending_payment' },
        ]);
        const other = await pay(test, token, { coupon_id: code, amount });
        expect([other.statusCode, other.json().code]).toEqual([409, 'payment.under_way']);
      },
    );
    expect((await pay(test, token, { coupon_id: code, amount, uuidReference })).json().status).toBe(
      'unknown',
    );
    await later(6_000, async () => {
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
      expect((await pay(test, token, { coupon_id: code, amount, uuidReference })).json().status).toBe(
        'succeeded',
      );
    });
  });

  it('never heard of it: the attempt is closed there, and the same key pays again', async () => {
    const { token, code, amount } = await makePending(test);
    const uuidReference = randomUUID();
    await withPort({ charge: async () => ({ kind: 'unknown', detail: 'cut' }) }, async () => {
      expect((await pay(test, token, { coupon_id: code, amount, uuidReference })).json().status).toBe(
        'unknown',
      );
    });
    await later(6_000, async () => {
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({
        status: 'failed',
        failure: { code: 'payment.abandoned' },
      });
      expect((await pay(test, token, { coupon_id: code, amount, uuidReference })).statusCode).toBe(200);
    });
  });

  it('is away: nothing was charged, and the same key may be sent again', async () => {
    const { token, code, amount } = await makePending(test);
    const uuidReference = randomUUID();
    await withPort({ charge: async () => ({ kind: 'unavailable', detail: 'refused' }) }, async () => {
      const answer = await pay(test, token, { coupon_id: code, amount, uuidReference });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment.unavailable']);
    });
    expect((await pay(test, token, { coupon_id: code, amount, uuidReference })).statusCode).toBe(200);
  });

  it('stays silent for an hour: staff are told once, and it is still asked', async () => {
    const { token, code, amount } = await makePending(test);
    const silent = async () => ({ kind: 'unknown', detail: 'silent' }) as const;
    await withPort({ charge: silent, find: silent, cancel: silent }, async () => {
      await pay(test, token, { coupon_id: code, amount });
      for (const hours of [1, 3]) await later(hours * 60 * minutes, () => sweep().then(() => undefined));
    });
    const alerts = () =>
      test.db.selectFrom('staff_alert').selectAll().where('kind', '=', 'payment.unresolved').execute();
    const hour = 60 * minutes;
    const start = test.now();
    expect(await alerts()).toMatchObject([
      {
        created_at: start + hour,
        seen_at: start + 3 * hour,
        resolved_at: null,
        coupon_id: expect.any(Number),
      },
    ]);
    await later(30 * hour, () => sweep().then(() => undefined));
    expect((await stateOf(token, code)).status).toBe('failed');
    // It found its end by itself, and staff see that it did.
    expect(await alerts()).toMatchObject([{ created_at: start + hour, resolved_at: start + 30 * hour }]);
  });

  it('speaks of another amount: set aside for staff, nothing confirmed', async () => {
    const { token, code, amount } = await makePending(test);
    const { port } = test.payments;
    const charge = port.charge.bind(port);
    await withPort(
      {
        charge: async (request) => {
          const outcome = await charge(request);
          return outcome.kind === 'succeeded' ? { ...outcome, amountMinor: 1 } : outcome;
        },
      },
      async () => {
        const answer = await pay(test, token, { coupon_id: code, amount });
        expect(answer.json()).toMatchObject({ status: 'processing', coupon_status: 'pending_payment' });
      },
    );
    const alerts = await test.db
      .selectFrom('staff_alert')
      .selectAll()
      .where('kind', '=', 'payment.wrong_amount')
      .execute();
    expect(alerts).toHaveLength(1);
    await later(30_000, () => sweep().then(() => undefined));
    expect((await stateOf(token, code)).status).toBe('succeeded');
  });
});

/** Removes pretended money, unknown to the gateway, from the books. */
const forget = async (code: string) => {
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  await test.db.deleteFrom('ledger_entry').where('coupon_id', '=', id).execute();
  await test.db.deleteFrom('payment_attempt').where('coupon_id', '=', id).execute();
  await test.db.updateTable('coupon').set({ paid_minor: 0, total_minor: 0 }).where('id', '=', id).execute();
};

describe('3-D Secure', () => {
  it('waits for the guest, who is asked about once they come back', async () => {
    const { token, code, amount } = await makePending(test);
    const uuidReference = randomUUID();
    const form = { coupon_id: code, amount, payment_token: 'tok_threeDSecureRequired', uuidReference };
    const answer = await pay(test, token, form);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'requires_action', coupon_status: 'pending_payment' },
    ]);
    expect(answer.json().action_url).toMatch(/^\/sandbox-gateway\//);
    expect((await pay(test, token, form)).json()).toEqual(answer.json());
    expect(await stateOf(token, code)).toMatchObject({ status: 'requires_action' });
    const { port } = test.payments;
    const find = port.find;
    port.find = async (ref) => ({
      kind: 'succeeded',
      gatewayId: ref.gatewayId ?? '',
      amountMinor: 16_000,
      currency: 'USD',
    });
    expect(await stateOf(token, code)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    port.find = find;
    await forget(code);
  });

  it('is closed when the guest does not come back for 15 minutes', async () => {
    const { token, code, amount } = await makePending(test);
    await pay(test, token, { coupon_id: code, amount, payment_token: 'tok_threeDSecureRequired' });
    await later(16 * minutes, async () => {
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({
        status: 'failed',
        failure: { code: 'payment.abandoned' },
      });
      expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
    });
  });
});

describe('money that comes late', () => {
  /** Charges, but the answer is lost; the booking changes before the next question. */
  const payInTheDark = async (serviceId: number) => {
    const pending = await makePending(test, serviceId);
    const { port } = test.payments;
    const charge = port.charge;
    port.charge = async (request) => {
      await charge.call(port, request);
      return { kind: 'unknown', detail: 'lost' };
    };
    await pay(test, pending.token, { coupon_id: pending.code, amount: pending.amount });
    port.charge = charge;
    return pending;
  };

  it('confirms an expired booking when it is still possible', async () => {
    const { guest, code } = await payInTheDark(serviceOf.sharedDeparture);
    await setStatus(code, 'expired');
    await later(25 * 60 * minutes, async () => {
      const token = await signIn(test, guest);
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    });
  });

  it('goes back at once when the ride is over; guest and resort are told', async () => {
    const { guest, code } = await payInTheDark(serviceOf.suvRoundTrip);
    await setStatus(code, 'expired');
    const told = async (kind: string) => (await jobsOf(test, kind)).length;
    const before = [await told('send_refund_letter'), await told('send_failed_sale_notice')];
    await later(40 * 24 * 60 * minutes, async () => {
      const token = await signIn(test, guest);
      await sweep();
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({ status: 'refunded', coupon_status: 'expired' });
    });
    expect([await told('send_refund_letter'), await told('send_failed_sale_notice')]).toEqual(
      before.map((count) => count + 1),
    );
    const [notice] = (await jobsOf(test, 'send_failed_sale_notice')).slice(-1);
    const { inventory } = test.backends;
    const described = await describeFailedSale({ db: test.db, inventory }, Number(notice?.failedSaleId));
    // In the language of the resort's people, and in words.
    const written = JSON.stringify(described && saleFailed.compose(described.facts));
    expect(written).toContain('El pago llegó cuando el traslado ya no estaba disponible');
    expect(written).toContain(guest.folio);
    expect(written).not.toContain('no_longer');
  });

  it('goes back at once when the booking was cancelled meanwhile', async () => {
    const { token, code } = await payInTheDark(serviceOf.suvRoundTrip);
    await setStatus(code, 'cancelled');
    await later(6_000, async () => {
      await sweep();
      await sweep();
      expect(await stateOf(token, code)).toMatchObject({
        status: 'refunded',
        coupon_status: 'cancelled',
        amount_due: 0,
      });
    });
  });
});
