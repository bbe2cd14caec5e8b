import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startWork } from '../start-work.ts';
import { addRecipients } from '../testing/add-recipients.ts';
import { couponIdOf } from '../testing/approvals.ts';
import { cancelCoupons, change, makePaid, payBack, silentLog } from '../testing/changes.ts';
import { insertFollowed, movePickUp } from '../testing/follow-ride.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { makePending, serviceOf } from '../testing/sales.ts';
import { makeStaff } from '../testing/staff.ts';
import { findMail, type StoredMail } from './repository.ts';
import { sendFailedSaleNotice } from './send-failed-sale-notice.ts';

let test: TestApp;
let work: { stop: () => Promise<void> };
beforeAll(async () => {
  test = await openTestApp();
  work = startWork({
    config: readConfig({}),
    db: test.db,
    clock: { now: test.now },
    inventory: test.backends.inventory,
    roles: test.backends.roles,
    letterPool: { render: async () => new TextEncoder().encode('%PDF-1.7'), close: async () => {} },
    payments: test.payments.port,
    log: test.app.log,
  });
});
afterAll(async () => {
  await work.stop();
  await test.close();
});

async function mailsOf(code: string, kind: string, count: number): Promise<StoredMail[]> {
  return vi.waitFor(
    async () => {
      const rows = await test.db
        .selectFrom('mail')
        .innerJoin('coupon', 'coupon.id', 'mail.coupon_id')
        .select('mail.id')
        .where('coupon_code', '=', code)
        .where('mail.kind', '=', kind)
        .where('mail.status', '<>', 'queued')
        .orderBy('mail.id')
        .execute();
      expect(rows).toHaveLength(count);
      const found = await Promise.all(rows.map(({ id }) => findMail(test.db, id)));
      return found.flatMap((mail) => mail ?? []);
    },
    { timeout: 15_000, interval: 100 },
  );
}
const fileOf = (mail: StoredMail | undefined, end: string): string =>
  Buffer.from(
    mail?.attachments.find(({ filename }) => filename.endsWith(end))?.base64 ?? '',
    'base64',
  ).toString();

describe.each([
  [
    'en',
    'Your transfer was changed',
    'One of your transfers is canceled',
    'Your transfer is canceled',
    'Refund of',
  ],
  ['es', 'Tu traslado cambió', 'Se canceló uno de tus traslados', 'Tu traslado se canceló', 'Reembolso de'],
])('letters in %s', (language, changed, oneCancelled, cancelled, paidBack) => {
  it('follow a change of address, a cancelled ride, a cancelled booking and the money', async () => {
    const { token, code, arrivalId, departureId } = await makePaid(test, serviceOf.sharedRoundTrip, {
      language,
    });
    await insertFollowed(test.db, arrivalId, { state: 'scheduled', lateByMinutes: 0 }, test.now());
    await movePickUp(test.db, arrivalId, 96);
    await change(test, token, departureId, {
      coupon_id: code,
      flight_time: '18:00',
      email: 'new@example.com',
    });
    const letters = await mailsOf(code, 'change', 2);
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(['ana@example.com', 'new@example.com']);
    const own = letters.find(({ recipient }) => recipient === 'new@example.com');
    const old = letters.find(({ recipient }) => recipient === 'ana@example.com');
    expect(own).toMatchObject({ language, subject: `${changed} · ${code}` });
    expect(own?.attachments.map(({ filename }) => filename.split('.').at(-1))).toEqual(['pdf', 'ics']);
    expect(old?.attachments).toEqual([]);
    for (const part of [own?.text, own?.html]) {
      expect(part).toContain(language === 'en' ? '2:20\u00a0PM → 6:00\u00a0PM' : '14:20 → 18:00');
      expect(part).toContain('a•••@example.com → n•••@example.com');
      expect(part).toContain(
        language === 'en' ? 'Your flight moved this pick-up' : 'Tu vuelo movió esta recogida',
      );
    }
    const firstFile = fileOf((await mailsOf(code, 'confirmation', 1))[0], '.ics');
    const secondFile = fileOf(own, '.ics');
    const uids = (file: string) => file.match(/^UID:.*$/gm);
    expect(uids(secondFile)).toEqual(uids(firstFile));
    expect(secondFile).toContain('SEQUENCE:2');

    await cancelCoupons(test, token, { coupons: [code], trip_type: 'departure' });
    const [one] = await mailsOf(code, 'cancellation', 1);
    expect(one?.text).toContain(oneCancelled);
    expect(one?.text).toContain('USD 42.00');
    expect(fileOf(one, '.canceled.ics')).toMatch(
      /METHOD:CANCEL[\s\S]*UID:.*-departure[\s\S]*STATUS:CANCELLED/,
    );

    await cancelCoupons(test, token, { coupons: [code] });
    const all = (await mailsOf(code, 'cancellation', 2))[1];
    expect(all?.text).toContain(cancelled);
    expect(fileOf(all, '.canceled.ics')).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:4/);
    expect(all?.attachments).toHaveLength(1);

    await payBack(test);
    const refunds = await mailsOf(code, 'refund', 2);
    expect(refunds.map(({ subject }) => subject.includes(paidBack) && subject.includes('USD 42.00'))).toEqual(
      [true, true],
    );
    expect(
      new Set((await mailsOf(code, 'cancellation_notice', 2)).map(({ messageId }) => messageId)).size,
    ).toBe(2);
  }, 40_000);

  it('tell both addresses of an unpaid booking that staff corrected, with nothing to travel with', async () => {
    const { code } = await makePending(test, serviceOf.suvArrival, { language });
    const staff = await makeStaff(test, ['concierge']);
    const url = `/v1/staff/bookings/${await couponIdOf(test, code)}/contact`;
    const payload = { email: 'new@example.com', reason: 'guest_asked' };
    const answer = await staff.ask('POST', url, { payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const letters = await mailsOf(code, 'change', 2);
    expect(letters.map(({ recipient, attachments }) => [recipient, attachments]).sort()).toEqual([
      ['ana@example.com', []],
      ['new@example.com', []],
    ]);
    // The resort hears of a booking when it is paid.
    await mailsOf(code, 'change_notice', 0);
  }, 40_000);

  it('remind of a payment, and not of one that was made', async () => {
    const { code } = await makePending(test, serviceOf.suvRoundTrip, { language });
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const job = {
      kind: 'send_payment_reminder' as const,
      payload: JSON.stringify({ couponId: id }),
      run_at: new Date(test.now()),
      created_at: new Date(test.now()),
    };
    await test.db.insertInto('job').values([job, job]).execute();
    const [reminder] = await mailsOf(code, 'payment_reminder', 1);
    expect(reminder?.text).toContain('USD 160.00');
    expect(reminder?.text).toMatch(language === 'es' ? /hora de Cancún/ : /Cancún time/);
    expect(reminder?.html).toContain(`/mytransportation?booking=${code}`);
  }, 20_000);
});

it('a sale that failed is told to those whom the resort has named', async () => {
  await addRecipients(test.db, 'TRANS:ERROCREARCUPON:BP', [
    ['revenue@perla.example'],
    ['gone@perla.example', 0],
  ]);
  const notice = sendFailedSaleNotice({
    db: test.db,
    from: { name: 'Perla', address: 'transfers@perla.example' },
    log: silentLog,
    findFailedSale: async () => ({
      hotel: 'BP',
      phone: '',
      brand: { name: 'Perla', email: '', colours: {} },
      facts: {
        resort: 'Perla',
        folio: 'BP1-1',
        serviceName: 'SUV',
        code: 'server.error',
        when: 'now',
        language: 'en',
      },
    }),
  });
  const context = { now: test.now(), attempt: 1, isLast: false, signal: new AbortController().signal };
  await notice({ failedSaleId: 7 }, context);
  await notice({ failedSaleId: 7 }, context);
  const rows = await test.db
    .selectFrom('mail')
    .select('recipients')
    .where('kind', '=', 'sale_failed')
    .execute();
  expect(rows.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'desk.bp@perla.example',
    'revenue@perla.example',
  ]);
});
