import { randomUUID } from 'node:crypto';
import { ROLE_NAMES, type Role } from '@traslado/domain/access/permissions';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { insertFailedSale } from '../../store/booking/failed-sale-repository.ts';
import { makePending } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ now: testNow });
beforeEach(() => test.setNow(testNow));

const log = { warn: () => {}, error: () => {}, info: () => {} } as never;

/** A letter that the other side refuses for good. */
async function makeUndeliverable(staff: Staff): Promise<void> {
  const sent = await send(staff, { to: ['ana.lost@visitor.example'], subject: `To nobody ${randomUUID()}` });
  expect(sent.statusCode).toBe(200);
  const mail = await test.db
    .selectFrom('mail')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const deliver = deliverMail({
    db: test.db,
    log,
    from: { name: '', address: 'rides@perla.example' },
    mailer: { send: async () => ({ kind: 'rejected', detail: '550 no such mailbox' }) } as never,
  });
  await deliver({ mailId: mail.id }, { now: test.now(), attempt: 1, isLast: false } as never);
}

type Alert = { id: number; kind: string; amount: number | null; guest: string; recipient: string };

async function alertsOf(staff: Staff, status = 'open'): Promise<{ alerts: Alert[]; open: number }> {
  const answer = await staff.ask('GET', `/v1/staff/alerts?status=${status}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const letter = {
  to: ['ana@visitor.example'],
  subject: 'Your ride on Friday',
  message: 'Your driver waits at the exit of hall 3.',
};

function send(staff: Staff, more: object = {}, headers: Record<string, string> = {}) {
  const body: Record<string, unknown> = { ...letter, ...more };
  const form = new URLSearchParams();
  for (const [field, value] of Object.entries(body))
    if (Array.isArray(value)) for (const [index, one] of value.entries()) form.set(`${field}[${index}]`, one);
    else form.set(field, String(value));
  return staff.ask('POST', '/v1/serviceManage/email-service/send', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form.toString(),
  });
}

const mailsTo = (address: string) =>
  test.db.selectFrom('mail').selectAll().where('recipients', '=', sql<string[]>`array[${address}]`).execute();

describe('who may', () => {
  const calls = [
    { method: 'GET', url: '/profile', roles: ROLE_NAMES },
    {
      method: 'GET',
      url: '/v1/staff/alerts',
      roles: ['catalogue', 'revenue', 'concierge', 'finance', 'auditor', 'administrator'],
    },
    {
      method: 'PATCH',
      url: '/v1/staff/alerts/999999',
      payload: { note: 'looked at' },
      roles: ['concierge', 'finance', 'administrator'],
    },
    {
      method: 'GET',
      url: '/v1/serviceManage/notification-groups',
      roles: ['catalogue', 'concierge', 'auditor', 'administrator'],
    },
    {
      method: 'POST',
      url: '/v1/serviceManage/email-service/send',
      payload: {},
      roles: ['concierge', 'administrator'],
    },
    {
      method: 'GET',
      url: '/v1/transfers/coupons/DB4SR7XK2M',
      roles: ['revenue', 'concierge', 'finance', 'dispatcher', 'auditor', 'administrator'],
    },
  ] as const;

  it.each(calls)('call $method $url', async ({ method, url, roles, ...more }) => {
    const statuses: Record<string, number> = {};
    for (const role of ROLE_NAMES) {
      const staff = await makeStaff(test, [role]);
      statuses[role] = (await staff.ask(method, url, more)).statusCode;
    }
    const refused = ROLE_NAMES.filter((role) => statuses[role] === 403);
    expect(refused).toEqual(ROLE_NAMES.filter((role) => !(roles as readonly Role[]).includes(role)));
  });

  it.each(calls)(
    'is neither nobody nor the app nor a guest: $method $url',
    async ({ method, url, ...more }) => {
      const { token: app } = await test.tokens.issueApp(test.now());
      const guest = await makePending(test);
      const { roles: _roles, ...sent } = more;
      const ask = async (authorization?: string) =>
        (
          await test.app.inject({
            method,
            url,
            ...sent,
            headers: { origin: 'http://localhost', ...(authorization && { authorization }) },
          })
        ).statusCode;
      expect(await ask()).toBe(401);
      expect(await ask('Bearer a.b.c')).toBe(401);
      const isOfGuests = url.includes('/coupons/');
      expect(await ask(`Bearer ${app}`)).toBe(isOfGuests ? 401 : 403);
      expect(await ask(`Bearer ${guest.token}`)).toBe(isOfGuests ? 404 : 403);
    },
  );

  it('make a call of guests: nobody of staff, unless a permission opens it', async () => {
    const staff = await makeStaff(test, ['administrator']);
    for (const url of ['/v1/transfers/coupons', '/v3/transfers/include?hotel=BP&folio=BP100001-1']) {
      expect((await staff.ask('GET', url)).statusCode, url).toBe(401);
    }
  });

  it('read a booking: staff, as nobody who could change it', async () => {
    const { code } = await makePending(test);
    const auditor = await makeStaff(test, ['auditor']);
    const answer = await auditor.ask('GET', `/v1/transfers/coupons/${code}`);
    expect(answer.json()).toMatchObject({ coupon_id: code });
    expect(JSON.stringify(answer.json().viewer)).not.toContain('true');
  });
});

describe('what waits for a person', () => {
  it('is a refund that failed, with the money and the guest, until somebody handles it with a note', async () => {
    const { code } = await makePending(test);
    const coupon = await test.db
      .selectFrom('coupon')
      .select(['id', 'contact_name'])
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const [attempt, refund] = [randomUUID(), randomUUID()];
    const at = new Date(testNow);
    const money = {
      coupon_id: coupon.id,
      amount_minor: 16_050,
      currency: 'USD',
      created_at: at,
      updated_at: at,
    };
    await test.db
      .insertInto('payment_attempt')
      .values({ ...money, id: attempt, status: 'succeeded', gateway: 'sandbox' })
      .execute();
    await test.db
      .insertInto('refund')
      .values({ ...money, id: refund, attempt_id: attempt, status: 'failed', reason: 'cancelled' })
      .execute();
    await insertStaffAlert(test.db, {
      kind: 'refund.failed',
      subject: refund,
      detail: 'the card was closed',
      couponId: coupon.id,
      now: testNow,
    });
    const finance = await makeStaff(test, ['finance']);
    const { alerts, open } = await alertsOf(finance);
    expect(open).toBe(alerts.length);
    const alert = alerts.find((one) => one.kind === 'refund.failed');
    expect(alert).toMatchObject({
      subject: refund,
      detail: 'the card was closed',
      coupon_id: code,
      guest: coupon.contact_name,
      amount: 160.5,
      currency: 'USD',
      handled_at: null,
      note: null,
    });

    test.setNow(testNow + HOUR_MS / 2);
    const url = `/v1/staff/alerts/${alert?.id}`;
    const note = 'Paid back by\r\n bank transfer  ';
    const handled = await finance.ask('PATCH', url, { payload: { note } });
    expect(handled.json()).toMatchObject({
      id: alert?.id,
      handled_at: new Date(testNow + HOUR_MS / 2).toISOString(),
      handled_by: finance.username,
      handled_by_name: finance.name,
      note: 'Paid back by\n bank transfer',
    });
    expect((await alertsOf(finance)).alerts.map((one) => one.id)).not.toContain(alert?.id);
    expect((await alertsOf(finance, 'handled')).alerts[0]).toEqual(handled.json());
    const deeds = await test.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'alert.handle')
      .where('subject', '=', String(alert?.id))
      .execute();
    expect(deeds).toMatchObject([
      {
        account_id: finance.id,
        username: finance.username,
        detail: { kind: 'refund.failed', note: 'Paid back by\n bank transfer' },
        at: testNow + HOUR_MS / 2,
      },
    ]);
    const again = await finance.ask('PATCH', url, { payload: { note: 'once more' } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'alert.handled']);
  });

  it('is a letter that could not be delivered, with most of its address hidden', async () => {
    const concierge = await makeStaff(test, ['concierge']);
    await makeUndeliverable(concierge);
    const { alerts } = await alertsOf(concierge);
    expect(alerts[0]).toMatchObject({
      kind: 'mail.undelivered',
      detail: '550 no such mailbox',
      recipient: 'a•••@visitor.example',
      letter: expect.stringContaining('To nobody'),
    });
  });

  it('is a sale that our side could not finish, once an hour for each stay and reason', async () => {
    const sale = { hotel: 'BP', folio: 'BP100001-1', serviceId: 121, code: 'backend.unavailable' };
    for (const after of [0, 1, 2]) await insertFailedSale(test.db, { ...sale, now: testNow + after });
    const revenue = await makeStaff(test, ['revenue']);
    const { alerts, open } = await alertsOf(revenue);
    expect(alerts.filter((one) => one.kind === 'sale.failed')).toMatchObject([
      { detail: 'BP BP100001-1: backend.unavailable' },
    ]);
    expect(open).toBe(1);
  });

  it('is a payment nobody knows the end of, also where it is no attempt of ours', async () => {
    await insertStaffAlert(test.db, {
      kind: 'payment.unknown_attempt',
      subject: 'evt_12345',
      detail: 'ch_1',
      couponId: null,
      now: testNow,
    });
    const finance = await makeStaff(test, ['finance']);
    expect((await alertsOf(finance)).alerts[0]).toMatchObject({
      kind: 'payment.unknown_attempt',
      subject: 'evt_12345',
      amount: null,
      guest: null,
    });
  });

  it('is hidden from roles of other topics, who can’t handle it either', async () => {
    const finance = await makeStaff(test, ['finance']);
    const concierge = await makeStaff(test, ['concierge']);
    const kindsOf = async (staff: Staff) =>
      new Set((await alertsOf(staff)).alerts.map((one) => one.kind.split('.')[0]));
    // The demo has a refund that failed.
    expect(await kindsOf(finance)).toEqual(new Set(['payment', 'refund']));
    expect(await kindsOf(concierge)).toEqual(new Set(['mail', 'sale']));
    const [payment] = (await alertsOf(finance)).alerts;
    const refused = await concierge.ask('PATCH', `/v1/staff/alerts/${payment?.id}`, {
      payload: { note: 'not mine' },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'alert.not_found']);
  });

  it.each([
    ['', 'field.too_short'],
    ['  ok  ', 'field.too_short'],
    ['x'.repeat(501), 'field.too_long'],
    ['gone\u202e', 'field.characters'],
  ])('is not handled without a note that can be read: %j', async (note, code) => {
    const administrator = await makeStaff(test, ['administrator']);
    const [alert] = (await alertsOf(administrator)).alerts;
    const refused = await administrator.ask('PATCH', `/v1/staff/alerts/${alert?.id}`, { payload: { note } });
    expect(refused.json()).toMatchObject({ code, field: 'note' });
    expect((await alertsOf(administrator)).alerts.map((one) => one.id)).toContain(alert?.id);
  });

  it('is handled by one of two at once', async () => {
    const administrator = await makeStaff(test, ['administrator']);
    const [alert] = (await alertsOf(administrator)).alerts;
    const answers = await Promise.all(
      ['me', 'you', 'they'].map((who) =>
        administrator.ask('PATCH', `/v1/staff/alerts/${alert?.id}`, { payload: { note: `${who} did it` } }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('notification groups', () => {
  it('answer the columns asked for, of one tag and status', async () => {
    const staff = await makeStaff(test, ['concierge']);
    const url = '/v1/serviceManage/notification-groups';
    const tag = 'TRANS:CARTACONFIRMACION:BP';
    const answer = await staff.ask('GET', `${url}?columns=id,email&notification_tag=${tag}&status=1`);
    expect(answer.json()).toEqual([{ id: expect.any(Number), email: expect.stringContaining('@') }]);
    const all = await staff.ask('GET', `${url}?columns=notification_tag,status`);
    expect(all.json().length).toBeGreaterThan(20);
    expect(all.json()[0]).toEqual({ notification_tag: expect.stringMatching(/^TRANS:/), status: 1 });
    expect((await staff.ask('GET', `${url}?status=0`)).json()).toEqual([]);
    expect((await staff.ask('GET', `${url}?notification_tag=%25`)).json()).toEqual([]);
  });

  it.each(['columns=password', 'columns=id;drop', 'status=2', 'tag=x'])('refuse %s', async (query) => {
    const staff = await makeStaff(test, ['concierge']);
    const answer = await staff.ask('GET', `/v1/serviceManage/notification-groups?${query}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('a letter of staff', () => {
  it('is queued for each address once, in the outbox, and written into the audit', async () => {
    const staff = await makeStaff(test, ['concierge']);
    const to = ['one@visitor.example', 'TWO@visitor.example', 'two@visitor.example'];
    const answer = await send(staff, { to, message: 'First paragraph.\n\nSecond <b>paragraph</b>.' });
    expect(answer.json()).toEqual({ queued: 2 });
    const [mail] = await mailsTo('two@visitor.example');
    expect(mail).toMatchObject({ subject: letter.subject, status: 'queued', kind: 'staff_message' });
    expect(mail?.body_html).toContain('&lt;b&gt;');
    const jobs = await test.db
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'deliver_mail')
      .execute();
    expect(jobs).toContainEqual({ payload: { mailId: mail?.id } });
    const deed = await test.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'mail.send')
      .where('account_id', '=', staff.id)
      .executeTakeFirst();
    expect(deed?.detail).toMatchObject({ letters: 2, subject: letter.subject });
  });

  it('goes to one address without a list', async () => {
    const staff = await makeStaff(test, ['concierge']);
    expect((await send(staff, { to: ' Single@visitor.example ' })).json()).toEqual({ queued: 1 });
    expect(await mailsTo('single@visitor.example')).toHaveLength(1);
  });

  it('with the same key again sends nothing more', async () => {
    const staff = await makeStaff(test, ['concierge']);
    const more = { to: ['key@visitor.example'], uuidReference: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(staff, more)));
    expect(answers.map((answer) => answer.json().queued).sort()).toEqual([0, 0, 1]);
    expect(await mailsTo('key@visitor.example')).toHaveLength(1);
  });

  it.each([
    [{ to: ['Ana <ana@visitor.example>'] }, 'to.0', 'email.invalid'],
    [{ to: ['a@visitor.example', 'b@visitor.example, c@evil.example'] }, 'to.1', 'email.invalid'],
    [{ to: ['a@visitor.example\r\nBcc: b@evil.example'] }, 'to.0', 'email.invalid'],
    [{ to: 'a@visitor.example, b@evil.example' }, 'to', 'email.invalid'],
    [{ subject: 'Hello\r\nBcc: b@evil.example' }, 'subject', 'field.characters'],
    [{ subject: 'Hi' }, 'subject', 'field.too_short'],
    [{ message: 'x'.repeat(1001) }, 'message', 'field.too_long'],
  ])('takes no list, no name and no line break where none belongs: %j', async (more, field, code) => {
    const staff = await makeStaff(test, ['concierge']);
    const before = await test.db.selectFrom('mail').select('id').execute();
    const answer = await send(staff, more);
    expect(answer.json()).toMatchObject({ status: expect.any(Number), code, field });
    expect(answer.statusCode).toBeLessThan(500);
    expect(await test.db.selectFrom('mail').select('id').execute()).toHaveLength(before.length);
  });

  it('goes to fifty addresses an hour, also when all come at once', async () => {
    const staff = await makeStaff(test, ['concierge']);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, round) =>
        send(staff, { to: Array.from({ length: 10 }, (_, n) => `guest${round}.${n}@flood.example`) }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'mail.too_many', retry_after: 3_600 });
    const sent = await test.db.selectFrom('mail').select('id').where('body_text', '!=', '').execute();
    expect(sent.length).toBeGreaterThanOrEqual(50);
    const flood = (await test.db.selectFrom('mail').select('recipients').execute()).filter((mail) =>
      mail.recipients[0]?.endsWith('@flood.example'),
    );
    expect(flood).toHaveLength(50);
    const other = await makeStaff(test, ['concierge']);
    expect((await send(other)).statusCode).toBe(200);
    test.setNow(testNow + HOUR_MS);
    expect((await staff.ask('GET', '/profile')).statusCode).toBe(401);
  });
});
