import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { differenceWords } from '@traslado/domain/money/money-words';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelCoupons, makePaid, type Paid, payBack } from '../../testing/changes.ts';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let finance: Staff;
let near: Staff;
let far: Staff;
let paid: Paid;
let property: number;
const note = 'Asked the bank about it.';

beforeAll(async () => {
  finance = await makeStaff(test, ['finance']);
  paid = await makePaid(test);
  const coupon = await test.db
    .selectFrom('coupon')
    .select('property_id')
    .where('coupon_code', '=', paid.code)
    .executeTakeFirstOrThrow();
  property = coupon.property_id;
  near = await makeStaff(test, ['finance'], { scope: [property] });
  far = await makeStaff(test, ['finance'], { scope: [property + 1] });
});

async function figures(staff = finance, payload: object = {}): Promise<CallAnswer<'getPaymentFigures'>> {
  const answer = await staff.ask('POST', '/v1/staff/payments/figures', { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getPaymentFigures.shapes.answer.parse(answer.json());
}

async function rows(staff = finance, payload: object = {}): Promise<CallAnswer<'searchPayments'>['rows']> {
  const answer = await staff.ask('POST', '/v1/staff/payments/search', {
    payload: { limit: 100, ...payload },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.searchPayments.shapes.answer.parse(answer.json()).rows;
}

const csvOf = async (payload: object, staff = finance) => {
  const answer = await staff.ask('POST', '/v1/staff/payments/export', { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body.trim().split('\r\n').slice(1);
};

const attemptOf = async (code: string) =>
  test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select([
      'payment_attempt.id',
      'payment_attempt.status',
      'payment_attempt.failure',
      'payment_attempt.card_country',
    ])
    .where('coupon_code', '=', code)
    .orderBy('payment_attempt.created_at', 'desc')
    .executeTakeFirstOrThrow();

/** A cancelled booking whose repayment the bank refused. */
async function makeFailedRefund() {
  const made = await makePending(test, serviceOf.suvArrival);
  const answer = await pay(test, made.token, {
    coupon_id: made.code,
    amount: made.amount,
    payment_token: 'tok_refundFail',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await cancelCoupons(test, made.token, { coupons: [made.code] });
  await payBack(test);
  const [row] = (await rows(finance, { what: 'refunds', where: { status: 'failed' } })).filter(
    ({ number }) => number === made.code,
  );
  if (!row) throw new Error('the refund has not failed');
  return { ...made, refund: row };
}

describe('figures', () => {
  it('each is the number of its rows, their sum, and the lines of the file', async () => {
    const made = await makePending(test);
    const declined = await pay(test, made.token, {
      coupon_id: made.code,
      amount: made.amount,
      payment_token: 'tok_chargeDeclined',
    });
    expect(declined.statusCode).toBe(402);
    await pay(test, made.token, { coupon_id: made.code, amount: made.amount });
    await makeFailedRefund();
    const all = await figures();
    let compared = 0;
    for (const what of ['payments', 'refunds'] as const)
      for (const { by, figures: some } of all[what])
        for (const { value, count, amount, currency } of some) {
          const asked = { what, where: { [by]: value } };
          const behind = (await rows(finance, asked)).filter((row) => row.currency === currency);
          expect(behind.length, `${what} ${by} ${value}`).toBe(count);
          expect(behind.reduce((sum, row) => sum + row.amount, 0)).toBeCloseTo(amount, 2);
          expect((await csvOf(asked)).length).toBe(count);
          compared += 1;
        }
    expect(compared).toBeGreaterThan(12);
    const declines = all.payments.find(({ by }) => by === 'reason')?.figures;
    expect(declines).toContainEqual(
      expect.objectContaining({ value: 'card_declined', recovered: expect.any(Number) }),
    );
    expect(declines?.find(({ value }) => value === 'card_declined')?.recovered).toBeGreaterThan(0);
  });

  it('by day are those of the property’s own days, and say how they ended', async () => {
    const { payments, period } = await figures(finance, { property });
    const find = (by: string) => payments.find((one) => one.by === by)?.figures ?? [];
    const days = find('day');
    expect(days.map(({ value }) => value)).toEqual(days.map(({ value }) => value).sort());
    for (const { value } of days) expect(value >= period.from && value <= period.to, value).toBe(true);
    const sum = (what: 'count' | 'succeeded' | 'failed' | 'taken') =>
      days.reduce((total, one) => total + one[what], 0);
    const of = (status: string) => find('status').find(({ value }) => value === status);
    expect(sum('succeeded')).toBe(of('succeeded')?.count);
    expect(sum('failed')).toBe(of('failed')?.count ?? 0);
    expect(sum('taken')).toBeCloseTo(of('succeeded')?.amount ?? 0);
    const today = days.at(-1);
    expect(await rows(finance, { property, where: { day: today?.value } })).toHaveLength(
      Math.min(100, today?.count ?? 0),
    );
  });

  it('the country of a card is the one that the gateway tells, else that of its bank', async () => {
    const countries = async () =>
      (await figures()).payments
        .find(({ by }) => by === 'country')
        ?.figures.map(({ value, count }) => [value, count]);
    await sql`update payment_attempt set card_country = 'CA' where status = 'succeeded'`.execute(test.db);
    await sql`update payment_attempt set card_country = null, card_issuer = 'Bank of Lyon' where status = 'failed'`.execute(
      test.db,
    );
    await sql`insert into bank (code, name, country) values ('LYON', 'Bank of Lyon', 'FR')`.execute(test.db);
    const made = await makePaid(test);
    expect((await attemptOf(made.code)).card_country).toBe('US');
    const seen = await countries();
    expect(seen).toContainEqual(['US', 1]);
    expect(seen).toContainEqual(['FR', expect.any(Number)]);
    expect(seen).toContainEqual(['CA', expect.any(Number)]);
  });

  it('of other properties are not among them, nor among the rows, nor in the file', async () => {
    expect((await figures(far)).payments).toEqual([]);
    expect(await rows(far)).toEqual([]);
    expect(await csvOf({}, far)).toEqual([]);
    expect((await rows(near)).map(({ number }) => number)).toContain(paid.code);
    const other = await far.ask('POST', '/v1/staff/payments/figures', { payload: { property } });
    expect(other.statusCode).toBe(404);
  });

  it.each([
    [{ from: '2026-02-29' }, 400],
    [{ from: '2026-02-28', to: '2026-02-30' }, 400],
    [{ from: '2026-11-30', to: '2026-11-01' }, 422],
    [{ from: '1800-01-01', to: '2200-01-01' }, 400],
    [{ from: '2020-01-01', to: '2026-11-01' }, 422],
    [{ where: { guest: 'x' } }, 400],
    [{ where: { status: "' or 1=1 --" } }, 200],
    [{ property: 2_000_000_000 }, 404],
  ])('%j is answered %i', async (payload, status) => {
    const answer = await finance.ask('POST', '/v1/staff/payments/figures', { payload });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  it('as a file are in the words of the screen, with the guest for a reader of bookings', async () => {
    const file = async (staff: Staff, language: string) =>
      (
        await staff.ask('POST', '/v1/staff/payments/export', {
          payload: { where: { reason: 'card_declined' } },
          headers: { 'accept-language': language },
        })
      ).body.split('\r\n');
    const [head, row = ''] = await file(finance, 'en-US');
    expect(head).toContain('Kind,Number,Gateway reference,Booking,Guest,Property,');
    expect(row).toMatch(/^Payment,[^,]+,[^,]+,.*,Failed,,[\d.]+,USD,.*,Sandbox,[^,]*,Card declined$/);
    expect(row.split(',')[4]).toMatch(/\S \S/);
    expect((await file(finance, 'es-MX'))[1]).toMatch(/,Fallido,.*,Tarjeta rechazada$/);
    await test.db
      .insertInto('staff_role')
      .values({ name: 'money-only', name_en: 'Money', name_es: 'Dinero', permissions: ['payments:see'] })
      .execute();
    await test.backends.roles.reload();
    const blind = await makeStaff(test, ['money-only']);
    expect((await rows(blind)).map(({ guest }) => guest).join('')).toBe('');
    expect((await rows(finance)).map(({ guest }) => guest)).not.toContain('');
    expect((await file(blind, 'en-US'))[1]?.split(',')[4]).toBe('');
  });

  it('as files add up to what was taken, less what was given back', async () => {
    const { code, token } = await makePaid(test);
    await cancelCoupons(test, token, { coupons: [code] });
    await payBack(test);
    const { payments, refunds } = await figures();
    const sumOf = async (what: 'payments' | 'refunds') =>
      (await csvOf({ what })).reduce((sum, line) => sum + Number(line.split(',')[8]), 0);
    const takenOf = (all: typeof payments) =>
      all.find(({ by }) => by === 'method')?.figures.reduce((sum, { taken }) => sum + taken, 0) ?? 0;
    expect(await sumOf('payments')).toBeCloseTo(takenOf(payments));
    expect(await sumOf('refunds')).toBeCloseTo(-takenOf(refunds));
    expect(takenOf(refunds)).toBeGreaterThan(0);
  });

  it('who takes them as a file is written down', async () => {
    await csvOf({ what: 'refunds' });
    const entry = await test.db
      .selectFrom('audit_entry')
      .select(['username', 'detail'])
      .where('action', '=', 'payments.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ username: finance.username, detail: { format: 'csv' } });
  });
});

describe('deeds', () => {
  async function storyOf(id: number, staff = finance): Promise<CallAnswer<'getBookingStory'>> {
    const answer = await staff.ask('GET', `/v1/staff/bookings/${id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return calls.getBookingStory.shapes.answer.parse(answer.json());
  }

  /** End of the alert of a failed refund. */
  const endOf = (subject: string) =>
    test.db
      .selectFrom('staff_alert')
      .leftJoin('staff_account', 'staff_account.id', 'resolved_by')
      .select(['username as by', 'resolution_note as note'])
      .select(sql<boolean>`resolved_at is not null`.as('isOver'))
      .where('kind', '=', 'refund.failed')
      .where('staff_alert.subject', '=', subject)
      .executeTakeFirstOrThrow();

  it('the gateway is asked about an unknown payment, and the guest can pay again', async () => {
    const made = await makePending(test, serviceOf.suvArrival);
    await pay(test, made.token, {
      coupon_id: made.code,
      amount: made.amount,
      payment_token: 'tok_chargeDeclined',
    });
    const { id } = await attemptOf(made.code);
    // The gateway took nothing, and that is unknown here: as if the answer had been lost.
    await test.db.deleteFrom('intent').execute();
    const lost = '3f1c2a90-4b7e-4d7a-9d0e-1f2a3b4c5d6e';
    await test.db
      .insertInto('payment_attempt')
      .columns([
        'id',
        'coupon_id',
        'status',
        'amount_minor',
        'currency',
        'gateway',
        'created_at',
        'updated_at',
      ])
      .expression((from) =>
        from
          .selectFrom('payment_attempt')
          .select((eb) => [
            eb.val(lost).$castTo<string>().as('id'),
            'coupon_id',
            eb.val('unknown').$castTo<'unknown'>().as('status'),
            'amount_minor',
            'currency',
            'gateway',
            'created_at',
            'updated_at',
          ])
          .where('id', '=', id),
      )
      .execute();
    expect(
      (await rows(finance, { where: { status: 'unknown' } })).find((row) => row.id === lost)?.deeds,
    ).toEqual(['ask']);
    const url = `/v1/staff/payments/${lost}/ask`;
    expect((await far.ask('POST', url, { payload: { note } })).statusCode).toBe(404);
    expect((await finance.ask('POST', url, { payload: { note: 'x' } })).statusCode).toBe(400);
    const answer = await near.ask('POST', url, { payload: { note } });
    expect(answer.json(), answer.body).toMatchObject({ status: 'failed', reason: 'abandoned', deeds: [] });
    expect((await finance.ask('POST', url, { payload: { note } })).statusCode).toBe(409);
    const again = await pay(test, made.token, { coupon_id: made.code, amount: made.amount });
    expect(again.statusCode, again.body).toBe(200);
    const entry = await test.db
      .selectFrom('audit_entry')
      .select(['username', 'subject', 'detail'])
      .where('action', '=', 'payment.ask')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ username: near.username, subject: made.code, detail: { note } });
  });

  it('a refund is tried again as a new one, once', async () => {
    const { refund, code } = await makeFailedRefund();
    const url = `/v1/staff/refunds/${refund.id}/retry`;
    expect((await far.ask('POST', url, { payload: { note } })).statusCode).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => finance.ask('POST', url, { payload: { note } })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const tried = (await rows(finance, { what: 'refunds' })).filter(({ number }) => number === code);
    expect(tried).toHaveLength(1);
    expect(tried[0]?.id).not.toBe(refund.id);
    const story = await storyOf(refund.booking);
    expect(story.events.filter(({ code }) => code === 'retried')).toMatchObject([
      { kind: 'refund', source: 'staff', who: finance.username, note, amount: refund.amount },
    ]);
    // The bank refused it again.
    expect(story.money.failed_refunds).toMatchObject([
      { id: tried[0]?.id, card: refund.card, deeds: ['retry', 'settle'] },
    ]);
    expect((await storyOf(refund.booking, await makeStaff(test, ['auditor']))).money).toMatchObject({
      failed_refunds: [{ deeds: [] }],
    });
    expect(await endOf(refund.id)).toEqual({ isOver: false, by: null, note: null });
  });

  it('a refund that succeeds at a retry was handled by the person who retried it', async () => {
    const { refund } = await makeFailedRefund();
    await sql`update payment_attempt set gateway_id = other.gateway_id from payment_attempt other
      join coupon c on c.id = other.coupon_id and c.coupon_code = ${(await makePaid(test)).code}
      where payment_attempt.coupon_id = ${refund.booking}`.execute(test.db);
    const answer = await finance.ask('POST', `/v1/staff/refunds/${refund.id}/retry`, { payload: { note } });
    expect(answer.json(), answer.body).toMatchObject({ status: 'succeeded', deeds: [] });
    expect(await endOf(refund.id)).toEqual({ isOver: true, by: finance.username, note });
  });

  it('a refund that the guest has another way is not tried again', async () => {
    const { refund, code } = await makeFailedRefund();
    const url = `/v1/staff/refunds/${refund.id}/settle`;
    expect((await far.ask('POST', url, { payload: { note } })).statusCode).toBe(404);
    const answer = await finance.ask('POST', url, { payload: { note } });
    expect(answer.json(), answer.body).toMatchObject({ status: 'settled_outside', deeds: [], next_at: null });
    for (const deed of ['retry', 'settle']) {
      const late = await finance.ask('POST', `/v1/staff/refunds/${refund.id}/${deed}`, { payload: { note } });
      expect(late.statusCode).toBe(409);
    }
    test.setNow(test.now() + 3 * 86_400_000);
    await payBack(test);
    test.setNow(test.now() - 3 * 86_400_000);
    const own = (await rows(finance, { what: 'refunds' })).filter(({ number }) => number === code);
    expect(own.map(({ status }) => status)).toEqual(['settled_outside']);
    expect(await endOf(refund.id)).toEqual({ isOver: true, by: finance.username, note });
  });

  it.each([
    ['auditor', 200, 403],
    ['revenue', 403, 403],
    ['concierge', 403, 403],
  ])('%s', async (role, sees, handles) => {
    const staff = await makeStaff(test, [role]);
    expect((await staff.ask('POST', '/v1/staff/payments/figures', { payload: {} })).statusCode).toBe(sees);
    expect((await staff.ask('POST', '/v1/staff/reconciliation/search', { payload: {} })).statusCode).toBe(
      sees,
    );
    const url = '/v1/staff/payments/3f1c2a90-4b7e-4d7a-9d0e-1f2a3b4c5d6e/ask';
    expect((await staff.ask('POST', url, { payload: { note } })).statusCode).toBe(handles);
  });
});

describe('differences', () => {
  const url = '/v1/staff/reconciliation';
  async function insert(couponId: number | null, subject: string): Promise<number> {
    const { id } = await test.db
      .insertInto('money_difference')
      .values({
        gateway: 'sandbox',
        account: '',
        subject,
        currency: 'USD',
        cause: 'no_booking',
        amount_minor: 95_00,
        happened_at: new Date(test.now()),
        found_at: new Date(test.now()),
        coupon_id: couponId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const list = async (staff: Staff, payload: object = {}) =>
    calls.searchDifferences.shapes.answer.parse(
      (await staff.ask('POST', `${url}/search`, { payload })).json(),
    );

  it('have a person in charge and end with a note, once', async () => {
    const id = await insert(null, 'charge:ch_assigned');
    const assigned = await finance.ask('POST', `${url}/${id}/assign`, {
      payload: { username: finance.username },
    });
    expect(assigned.json(), assigned.body).toMatchObject({ assigned_to: finance.username, version: 2 });
    expect((await list(finance, { mine: true })).rows.map((row) => row.id)).toEqual([id]);
    const nobody = await finance.ask('POST', `${url}/${id}/assign`, { payload: { username: 'nobody.here' } });
    expect(nobody.statusCode).toBe(422);
    const stale = await finance.ask('POST', `${url}/${id}/explain`, { payload: { note, version: 1 } });
    expect(stale.statusCode).toBe(409);
    const ended = await finance.ask('POST', `${url}/${id}/explain`, { payload: { note, version: 2 } });
    expect(ended.json(), ended.body).toMatchObject({ status: 'explained', note, ended_by: finance.username });
    expect((await list(finance, { status: 'ended' })).rows.map((row) => row.id)).toContain(id);
    const late = await finance.ask('POST', `${url}/${id}/assign`, { payload: { username: null } });
    expect(late.statusCode).toBe(409);
    const lines = async (payload: object, staff = finance) =>
      (await staff.ask('POST', `${url}/export`, { payload })).body.trim().split('\r\n').slice(1);
    const day = localDateOf(test.now(), 'America/Cancun');
    expect(await lines({ status: 'ended' })).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^Payment without a booking,,,,,95\\.00,0\\.00,95\\.00,USD,${day} \\d\\d:\\d\\d,0,ch_assigned,.*,Closed with a note,${day} \\d\\d:\\d\\d,${finance.username},${note}$`,
        ),
      ),
    );
    expect(await lines({ status: 'open' })).toHaveLength((await list(finance, { limit: 100 })).rows.length);
    expect(await lines({ status: 'ended' }, far)).toEqual([]);
    const actions = await test.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', String(id))
      .where('action', 'like', 'difference.%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['difference.assign', 'difference.explain']);
  });

  it('of other properties, and of none, are not there for who works for some', async () => {
    const { id: coupon } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', paid.code)
      .executeTakeFirstOrThrow();
    const own = await insert(coupon, 'attempt:3f1c2a90-4b7e-4d7a-9d0e-1f2a3b4c5d6f');
    const ofNobody = await insert(null, 'charge:ch_nobody');
    const seen = await list(near);
    expect(seen.rows[0]?.booking?.guest).not.toBe('');
    expect(seen.time_zone).toBe('America/Cancun');
    expect(seen.rows.map(({ id }) => id)).toEqual([own]);
    const file = await near.ask('POST', `${url}/export`, { payload: {} });
    expect(file.body.split('\r\n')[1]).toContain(
      `Payment without a booking,"${differenceWords.en.advice.no_booking}",${paid.code},${seen.rows[0]?.booking?.guest},BP,`,
    );
    expect(seen.sums).toBeNull();
    expect(seen.open).toEqual([{ currency: 'USD', count: 1, amount: 95 }]);
    expect((await list(far)).rows).toEqual([]);
    expect((await list(far)).open).toEqual([]);
    for (const [staff, id] of [
      [near, ofNobody],
      [far, own],
    ] as const) {
      const assign = await staff.ask('POST', `${url}/${id}/assign`, { payload: { username: null } });
      expect(assign.statusCode).toBe(404);
      const explain = await staff.ask('POST', `${url}/${id}/explain`, { payload: { note, version: 1 } });
      expect(explain.statusCode).toBe(404);
    }
    // Staff of other properties cannot be the owner.
    const other = await finance.ask('POST', `${url}/${own}/assign`, { payload: { username: far.username } });
    expect(other.statusCode).toBe(422);
  });
});
