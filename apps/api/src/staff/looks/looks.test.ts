import { calls } from '@traslado/contract/calls';
import { LOOK_MS } from '@traslado/domain/desk/look';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { makePaid } from '../../testing/changes.ts';
import { contactOfBodies, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { endLooks } from './end-looks.ts';

const test = useTestApp();

let concierge: Staff;
let booking: { id: number; code: string; folio: string };
const began = { at: 0 };
beforeAll(async () => {
  began.at = test.now();
});
beforeEach(async () => {
  test.setNow(began.at);
  concierge = await makeStaff(test, ['concierge']);
  const { code, guest } = await makePaid(test, serviceOf.suvRoundTrip);
  booking = { id: await couponIdOf(test, code), code, folio: guest.folio };
});

const start = (staff: Staff, payload: object = { reason: 'guest_asks' }, id = booking.id) =>
  staff.ask('POST', `/v1/staff/bookings/${id}/look`, { payload });
const show = (staff: Staff, look: number, page = 'mytransportation') =>
  staff.ask('GET', `/v1/staff/looks/${look}/${page}`);
const end = (staff: Staff, look: number) => staff.ask('DELETE', `/v1/staff/looks/${look}`);

async function begin(staff: Staff): Promise<number> {
  const answer = await start(staff);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.startLook.shapes.answer.parse(answer.json()).id;
}

const answered = (answer: Awaited<ReturnType<typeof show>>) => [answer.statusCode, answer.json().code];

const entries = () =>
  test.db
    .selectFrom('audit_entry')
    .select(['username', 'action', 'detail'])
    .where('subject', '=', booking.code)
    .where('action', 'like', 'look.%')
    .orderBy('id')
    .execute();

describe('a look as the guest', () => {
  it('shows what the owner of the booking sees, and neither their number nor where they are reached', async () => {
    const look = await begin(concierge);
    const answer = await show(concierge, look, 'confirmation');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { booking: seen, seconds_left, booking_id } = calls.showLook.shapes.answer.parse(answer.json());
    expect(seen.viewer).toEqual({ owner: true, can_pay: false, can_edit: true, can_cancel: true });
    expect([seconds_left, booking_id]).toEqual([LOOK_MS / 1000, booking.id]);
    const secrets = [booking.code, booking.folio, contactOfBodies.email, contactOfBodies.phone];
    expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
  });

  it('covers the numbers in what the guest wrote, too', async () => {
    const wish = `Booking ${booking.code}, room of ${booking.folio.replaceAll('-', ' ')}, please.`;
    await test.db.updateTable('coupon').set({ observation: wish }).where('id', '=', booking.id).execute();
    const { body } = await show(concierge, await begin(concierge));
    expect(body).toContain('please.');
    expect(body).not.toContain(booking.code);
    expect(body.replace(/[^A-Z0-9]/gi, '')).not.toContain(booking.folio.replace(/[^A-Z0-9]/gi, ''));
  });

  it('shows what the guest is asked to correct, on My transportation, and no other booking', async () => {
    const other = await makePaid(test, serviceOf.suvRoundTrip);
    await test.db
      .insertInto('data_finding')
      .values([
        { coupon_id: booking.id, kind: 'phone', found_at: new Date(began.at) },
        {
          coupon_id: booking.id,
          kind: 'party_twice',
          other_coupon_id: await couponIdOf(test, other.code),
          found_at: new Date(began.at),
        },
      ])
      .execute();
    const look = await begin(concierge);
    const answer = await show(concierge, look);
    const { findings } = calls.showLook.shapes.answer.parse(answer.json());
    expect(findings.map(({ kind }) => kind).sort()).toEqual(['party_twice', 'phone']);
    const secrets = [other.code, other.guest.folio, contactOfBodies.phone, contactOfBodies.email];
    expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
    for (const page of ['confirmation', 'change', 'cancel'])
      expect((await show(concierge, look, page)).json().findings).toEqual([]);
  });

  it('ends by itself after 15 minutes, by the server’s clock', async () => {
    const look = await begin(concierge);
    test.setNow(began.at + LOOK_MS - 1_000);
    expect((await show(concierge, look)).json().seconds_left).toBe(1);
    for (const late of [LOOK_MS, LOOK_MS + 1_000]) {
      test.setNow(began.at + late);
      expect(answered(await show(concierge, look))).toEqual([409, 'look.over']);
      expect(answered(await end(concierge, look))).toEqual([409, 'look.over']);
    }
  });

  it('ends by its button, once', async () => {
    const look = await begin(concierge);
    expect((await end(concierge, look)).statusCode).toBe(200);
    expect(answered(await show(concierge, look))).toEqual([409, 'look.over']);
    expect(answered(await end(concierge, look))).toEqual([409, 'look.over']);
  });

  it('ends with the next one of the same person; ten at once leave one', async () => {
    const first = await begin(concierge);
    const second = await begin(concierge);
    expect(answered(await show(concierge, first))).toEqual([409, 'look.over']);
    expect((await show(concierge, second)).statusCode).toBe(200);
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(concierge)));
    const seen = await Promise.all(all.map((look) => show(concierge, look)));
    expect(seen.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is written down: who, why, each page, and its end', async () => {
    const look = await begin(concierge);
    await show(concierge, look);
    for (const page of ['confirmation', 'change', 'cancel']) await show(concierge, look, page);
    await end(concierge, look);
    const told = await entries();
    expect(told.map(({ action }) => action)).toEqual([
      'look.start',
      'look.mytransportation',
      'look.confirmation',
      'look.change',
      'look.cancel',
      'look.end',
    ]);
    expect(new Set(told.map(({ username }) => username))).toEqual(new Set([concierge.username]));
    expect(told[0]?.detail).toMatchObject({ look, reason: 'guest_asks' });
    const auditor = await makeStaff(test, ['auditor']);
    const read = await auditor.ask('POST', '/v1/staff/audit/search', { payload: { kind: 'bookings' } });
    expect(read.body).toContain(' viewed the confirmation as the guest of ');
  });

  it('the end of its time is written down, once', async () => {
    await begin(concierge);
    expect(await endLooks(test.db, began.at + LOOK_MS - 1)).toBe(0);
    await Promise.all([1, 2, 3].map(() => endLooks(test.db, began.at + LOOK_MS)));
    expect((await entries()).map(({ action }) => action)).toEqual(['look.start', 'look.over']);
  });
});

describe('a look is refused', () => {
  it('to whoever may not look, and theirs to everybody else', async () => {
    const look = await begin(concierge);
    const auditor = await makeStaff(test, ['auditor']);
    expect(answered(await start(auditor))).toEqual([403, 'auth.forbidden']);
    expect(answered(await show(auditor, look))).toEqual([403, 'auth.forbidden']);
    const other = await makeStaff(test, ['administrator']);
    expect(answered(await show(other, look))).toEqual([404, 'look.not_found']);
    expect(answered(await end(other, look))).toEqual([404, 'look.not_found']);
    expect((await show(concierge, look)).statusCode).toBe(200);
  });

  it('at a booking of properties that they do not work for, also where they did before', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2_000_001] });
    expect(answered(await start(far))).toEqual([404, 'coupon.not_found']);
    expect(answered(await start(concierge, { reason: 'guest_asks' }, 2_000_000_000))).toEqual([
      404,
      'coupon.not_found',
    ]);
    const look = await begin(concierge);
    await test.db
      .updateTable('staff_account')
      .set({ scope: [2_000_001] })
      .where('id', '=', concierge.id)
      .execute();
    expect(answered(await show(concierge, look))).toEqual([404, 'look.not_found']);
  });

  it.each([
    ['without a reason', {}, 'field.required'],
    ['with a reason that says nothing, and no note', { reason: 'other' }, 'field.required'],
    ['with a note too short', { reason: 'other', note: 'short' }, 'field.too_short'],
  ])('%s', async (_, payload, code) => {
    const answer = await start(concierge, payload);
    expect(answer.json().errors.map((one: { code: string }) => one.code)).toEqual([code]);
    expect(await entries()).toEqual([]);
  });
});
