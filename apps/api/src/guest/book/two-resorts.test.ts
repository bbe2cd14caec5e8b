import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../demo/load-demo.ts';
import { describeRides } from '../../letter/ride.ts';
import { noticeTags } from '../../mail/notice-tags.ts';
import { type Body, bodyOf, create, type GuestOf, makeStay, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

type Linked = CallAnswer<'linkConsecutiveStay'>;
type Coupon = CallAnswer<'getCoupon'>;

const first: GuestOf = { hotel: 'BP', folio: 'BP100004-1', lastName: 'Nguyen' };
const last: GuestOf = { hotel: 'PM', folio: 'PM100004-1', lastName: 'Nguyen' };

const test = useTestApp();
beforeEach(async () => {
  await test.editCatalogue((db) => loadDemo({ db, now: test.now() }));
});

const day = (from: number) => addDays(localDateOf(test.now(), 'America/Cancun'), from);

async function linkedTo(base: GuestOf, other: GuestOf): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/v1/transfers/consecutive-reserves/Consecutive/${base.hotel}/${base.folio}/${other.hotel}/${other.folio}?receptive_group_id=0`,
    headers: { authorization: `Bearer ${await signIn(test, base)}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Linked>().receptive_group_id;
}

const departing = (more: Body = {}): Body => ({
  flight_key: 'AA4321',
  service_date: day(41),
  flight_time: '14:20',
  is_national: '0',
  ...more,
});

async function book(base: GuestOf, other: GuestOf, serviceId: number, more: Body = {}) {
  const receptive_group_id = await linkedTo(base, other);
  const body = await bodyOf(test, base, serviceId, { receptive_group_id, departure: departing(), ...more });
  return create(test, await signIn(test, base), serviceId, body);
}

async function shown(guest: GuestOf, code: string): Promise<Coupon> {
  const answer = await test.app.inject({
    url: `/v1/transfers/coupons/${code}`,
    headers: { authorization: `Bearer ${await signIn(test, guest)}` },
  });
  return answer.json<Coupon>();
}

/** The resorts of the legs where they are not the booking's own. */
const resorts = ({ transfers }: Coupon) => transfers.map(({ resort }) => resort?.name ?? null);

const rides = ({ transfers }: Coupon) =>
  transfers.map(({ direction, flight_date, pick_up }) => [
    direction,
    flight_date,
    pick_up.place.id,
    pick_up.time,
  ]);

describe('two stays at two resorts', () => {
  it('have one arrival at the first and one departure from the last, at the price that was chosen', async () => {
    await test.editCatalogue((db) =>
      db.updateTable('airport_property').set({ extra_minutes: 20 }).where('property_id', '=', 2).execute(),
    );
    await test.editCatalogue((db) =>
      db.updateTable('segment').set({ international_hour_before: '04:00' }).where('id', '=', 22).execute(),
    );
    const made = await book(first, last, 121);
    expect(made.statusCode).toBe(201);
    const coupon = await shown(first, made.json().coupon_id);
    // 14:20 less the four hours of the last resort's own operation and its extra minutes.
    expect(rides(coupon)).toEqual([
      ['arrival', day(30), 101, '13:35'],
      ['departure', day(41), 202, '10:00'],
    ]);
    expect(resorts(coupon)).toEqual([null, 'Playa Mangle']);
    const tags = ['TRANS:CARTACONFIRMACION:BP', 'TRANS:CARTACONFIRMACION:PM'];
    expect(noticeTags(coupon, () => 'es')).toEqual([{ language: 'es', tags }]);
    expect(noticeTags(coupon, (hotel) => (hotel === 'BP' ? 'es' : 'en'))).toEqual([
      { language: 'es', tags: tags.slice(0, 1) },
      { language: 'en', tags: tags.slice(1) },
    ]);
    expect(coupon.price.total).toBe(160);
    expect(coupon.total_passengers).toBe(2);
    expect(coupon.reservations.map(({ folio, main, adults }) => [folio, main, adults])).toEqual([
      ['BP100004-1', true, 2],
      ['PM100004-1', false, 0],
    ]);
  });

  it('are the same journey when the guest begins with the second', async () => {
    const made = await book(last, first, 221, {
      arrival: { flight_key: 'AA 4320', service_date: day(30), flight_time: '13:35', is_national: '0' },
    });
    expect(made.statusCode).toBe(201);
    const coupon = await shown(last, made.json().coupon_id);
    expect(rides(coupon).map(([, date, place]) => [date, place])).toEqual([
      [day(30), 101],
      [day(41), 202],
    ]);
    expect(resorts(coupon)).toEqual(['Bahía Perla', null]);
    const letter = describeRides({ coupon, language: 'en' });
    expect(letter.map(({ from, to }) => [from, to])).toEqual([
      ['Cancún International Airport (CUN)', 'Bahía Perla'],
      ['Playa Mangle', 'Cancún International Airport (CUN)'],
    ]);
  });

  it('go by the dates of the journey, not of the stay', async () => {
    const made = await book(first, last, 121, { departure: departing({ service_date: day(37) }) });
    expect(made.json()).toMatchObject({ code: 'booking.date_outside_stay', field: 'departure.service_date' });
  });

  it('need the service at both resorts for the legs that are ridden there', async () => {
    await test.editCatalogue((db) =>
      db.updateTable('service').set({ status: 0 }).where('id', 'in', [221, 222]).execute(),
    );
    const made = await book(first, last, 121);
    expect([made.statusCode, made.json().code]).toEqual([422, 'service.not_at_every_stay']);
    // An arrival alone is ridden at the first resort only.
    const arrival = await book(first, last, 122, { departure: undefined });
    expect(arrival.statusCode).toBe(201);
  });

  it.each([
    [
      'black-out date',
      { category_id: 1, auxiliar: 0, blackout_from: 41, blackout_to: 41 },
      'booking.blackout',
      'departure.service_date',
    ],
    [
      'minimum notice',
      { category_id: 2, auxiliar: 24 * 50, blackout_from: null, blackout_to: null },
      'booking.notice_too_short',
      'departure.service_date',
    ],
  ] as const)('close by the %s of the resort where a leg is ridden', async (_, row, code, field) => {
    await test.editCatalogue(async (db) => {
      await db
        .insertInto('restriction')
        .values({
          id: 90,
          reference_id: 2,
          category_id: row.category_id,
          auxiliar: row.auxiliar,
          blackout_from: row.blackout_from && day(row.blackout_from),
          blackout_to: row.blackout_to && day(row.blackout_to),
        })
        .execute();
      await db
        .updateTable('operation_configuration')
        .set({ restriction_id: 90 })
        .where('property_id', '=', 2)
        .execute();
    });
    const made = await book(first, last, 121);
    expect([made.json().code, made.json().field]).toEqual([code, field]);
    expect(made.json().detail).not.toContain('{');
  });

  it('close by the service hours of the resort where a leg is ridden', async () => {
    await test.editCatalogue((db) =>
      db
        .updateTable('operation_configuration')
        .set({ initial_service_time: '06:00', final_service_time: '10:00' })
        .where('property_id', '=', 2)
        .execute(),
    );
    const made = await book(first, last, 121);
    expect(made.json()).toMatchObject({
      code: 'booking.outside_service_hours',
      field: 'departure.flight_time',
    });
  });

  it('take a seat on the limited departure of the resort where the leg is ridden', async () => {
    await test.editCatalogue((db) =>
      db.updateTable('service').set({ departure_capacity: 2 }).where('id', '=', 211).execute(),
    );
    const made = await book(first, last, 111);
    expect(made.statusCode).toBe(201);
    const seats = await test.db
      .selectFrom('seat')
      .innerJoin('shared_departure', 'shared_departure.id', 'seat.departure_id')
      .select(['shared_departure.service_id', 'shared_departure.property_id', 'seat.seats'])
      .where('shared_departure.property_id', '=', 2)
      .execute();
    expect(seats).toEqual([{ service_id: 211, property_id: 2, seats: 2 }]);
    const late = await makeStay(test, {
      hotel: 'PM',
      folio: 'PM7770001-1',
      arrival_on: day(34),
      departure_on: day(41),
    });
    const body = await bodyOf(test, late, 211, {
      arrival: { flight_key: 'AA 4320', service_date: day(34), flight_time: '13:35', is_national: '0' },
      departure: departing(),
    });
    const full = await create(test, await signIn(test, late), 211, body);
    expect([full.statusCode, full.json().code]).toEqual([409, 'booking.sold_out']);
  });

  it('include what each includes, once for the same people', async () => {
    await test.db
      .updateTable('pms_stay')
      .set({ rate_plan: 'AI-RT' })
      .where('folio', 'in', [first.folio, last.folio])
      .execute();
    await test.editCatalogue((db) =>
      db
        .insertInto('included_rule')
        .values({ property_id: 2, rate_plan: 'AI-RT', service_id: 211 })
        .execute(),
    );
    const included = await book(first, last, 111);
    expect(included.json()).toMatchObject({ status: 'confirmed', amount_due: 0 });
    const again = await test.app.inject({
      url: `/v1/transfers/coupons/${included.json().coupon_id}`,
      headers: { authorization: `Bearer ${await signIn(test, first)}` },
    });
    expect(again.json().price).toMatchObject({ included: true, total: 0 });
  });
});
