import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { change, makePaid, show } from '../../testing/changes.ts';
import { runChecks } from '../../testing/data-checks.ts';
import { type Body, bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let concierge: Staff;
let day = '';
beforeAll(async () => {
  concierge = await makeStaff(test, ['concierge']);
  day = addDays(localDateOf(test.now(), 'America/Cancun'), 30);
});

const landing = (days: number, flight_time: string): Body => ({
  arrival: { ...legsOf(test).arrival, service_date: addDays(day, days), flight_time },
});

describe('a guest who arrives later', () => {
  it('says so once for a day, and their data are right', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.suvRoundTrip, {
      ...landing(2, '14:00'),
      late_arrival: true,
    });
    const ask = async (wish: Body) =>
      (await change(test, token, arrivalId, { coupon_id: code, ...wish })).json();
    expect((await show(test, token, code)).transfers[0]).toMatchObject({ late_arrival: true });
    expect((await ask({ flight_time: '15:00' })).applied).toBe(true);
    expect(await ask({ service_date: addDays(day, 3) })).toMatchObject({
      code: 'booking.date_outside_stay',
      expected: { late_arrival: true },
    });
    await runChecks(test);
    const id = await couponIdOf(test, code);
    const told = await concierge.ask('GET', `/v1/staff/bookings/${id}/data-to-fix`);
    expect(told.json().findings.map(({ kind }: { kind: string }) => kind)).not.toContain('outside_stay');
    const back = await ask({ service_date: day });
    expect(back.changes).toContainEqual({ field: 'late_arrival', old: '1', new: '0' });
    expect((await show(test, token, code)).transfers[0].late_arrival).toBeUndefined();
  });
});

describe('staff', () => {
  const book = async (more: Body, reason: Body = { reason: 'guest_asked' }) => {
    const guest = await makeStay(test);
    const body = await bodyOf(test, guest, serviceOf.suvArrival, more);
    const payload = { ...body, service_id: serviceOf.suvArrival, ...reason };
    const answer = await concierge.ask('POST', '/v1/staff/bookings', { payload });
    return { ...answer.json(), http: answer.statusCode };
  };
  const why = { reason: 'other', note: 'The guest sleeps elsewhere first.' };

  it('are asked about the night as guests are', async () => {
    expect(await book(landing(0, '00:20'))).toMatchObject({ http: 409, code: 'flight.night_unclear' });
    expect(await book({ ...landing(0, '00:20'), night_confirmed: true })).toMatchObject({ http: 200 });
  });

  it('override every date rule with a reason in words, never past the pick-up', async () => {
    expect(await book(landing(9, '14:00'))).toMatchObject({ http: 400, code: 'field.required' });
    expect(await book(landing(9, '14:00'), why)).toMatchObject({
      http: 200,
      overrides: [{ rule: 'date', needs_note: true }],
    });
    expect(await book({ ...landing(2, '14:00'), late_arrival: true })).toMatchObject({
      http: 200,
      overrides: [],
    });
    expect(await book(landing(-31, '14:00'), why)).toMatchObject({ http: 422, code: 'booking.in_the_past' });
  });

  it('move a ride to another date than the stay’s', async () => {
    const { code, token, arrivalId } = await makePaid(test, serviceOf.suvArrival);
    const id = await couponIdOf(test, code);
    const move = async (more: Body) =>
      (
        await concierge.ask('POST', `/v1/staff/bookings/${id}/change`, {
          payload: { transfer_id: arrivalId, ...more },
        })
      ).json();
    const early = { service_date: addDays(day, -2) };
    const landsAt = { flight_time: '00:20', flight_code: 'AA 4320' };
    expect((await move(landsAt)).code).toBe('flight.night_unclear');
    expect((await move({ ...early, reason: 'flight_changed' })).code).toBe('field.required');
    expect(await move({ ...early, ...why })).toMatchObject({ applied: true, overrides: [{ rule: 'date' }] });
    expect((await show(test, token, code)).transfers[0].flight_date).toBe(addDays(day, -2));
  });
});

describe('a night landing goes by the date of its flight', () => {
  const sell = async (service: number, more: Body, stay = {}) => {
    const guest = await makeStay(test, stay);
    const token = await signIn(test, guest);
    const answer = await create(test, token, service, await bodyOf(test, guest, service, more));
    return answer.json();
  };
  const night = (): Body => landing(1, '00:20');

  it('in its rate, with the stay’s own ride included', async () => {
    const dearer = 900_000;
    let cheap = 0;
    await test.editCatalogue(async (db) => {
      const rates = await db
        .selectFrom('rate')
        .selectAll()
        .where('service_id', 'in', [serviceOf.suvArrival, serviceOf.sharedArrival, serviceOf.sharedRoundTrip])
        .where('valid_from', '<=', addDays(day, 1))
        .where('valid_to', '>=', addDays(day, 1))
        .execute();
      cheap = rates.find(({ service_id }) => service_id === serviceOf.suvArrival)?.price_minor ?? 0;
      await db
        .insertInto('rate')
        .values(
          rates.map(({ id, created_at: _created, updated_at: _updated, ...rate }) => ({
            ...rate,
            id: id + dearer,
            priority: -1,
            price_minor: 3 * rate.price_minor,
            adult_minor: 3 * rate.adult_minor,
            valid_from: addDays(day, 1),
            valid_to: addDays(day, 1),
          })),
        )
        .execute();
    });
    const ids = await test.db
      .selectFrom('rate')
      .select(['id', 'service_id'])
      .where('id', '>', dearer)
      .execute();
    const rate = (service: number) => ({
      service_rate_id: ids.find(({ service_id }) => service_id === service)?.id ?? 0,
    });
    const { suvArrival, sharedArrival } = serviceOf;
    expect(await sell(suvArrival, { ...night(), ...rate(suvArrival) })).toMatchObject({
      amount_due: (3 * cheap) / 100,
    });
    expect(await sell(suvArrival, landing(0, '13:35'))).toMatchObject({ amount_due: cheap / 100 });
    expect(
      await sell(sharedArrival, { ...night(), ...rate(sharedArrival) }, { rate_plan: 'AI-RT' }),
    ).toMatchObject({ amount_due: 0, status: 'confirmed' });
  });

  it('in the closed days', async () => {
    await test.editCatalogue(async (db) => {
      await db
        .insertInto('restriction')
        .values({
          id: 96,
          reference_id: 1,
          auxiliar: 0,
          category_id: 1,
          blackout_from: addDays(day, 1),
          blackout_to: addDays(day, 1),
        })
        .execute();
      await db
        .updateTable('operation_configuration')
        .set({ restriction_id: 96 })
        .where('segment_id', '=', 12)
        .execute();
    });
    expect((await sell(serviceOf.suvArrival, night())).code).toBe('booking.blackout');
    expect((await sell(serviceOf.suvArrival, landing(0, '23:50'))).status).toBe('pending_payment');
  });
});
