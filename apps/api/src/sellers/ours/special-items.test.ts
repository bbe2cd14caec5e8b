import { calls } from '@traslado/contract/calls';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { change, jobsOf, makePaid, show } from '../../testing/changes.ts';
import { type Body, bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const surfboards = [{ kind: 'surfboard', count: 2 }];
const arrivalWith = (special_items: unknown): Body => ({
  arrival: { ...legsOf(test).arrival, special_items },
});

async function sell(serviceId: number, more: Body, language = 'en-US') {
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, serviceId, more);
  const answer = await create(test, token, serviceId, body, { 'accept-language': language });
  return { answer, token, body, guest };
}

const ridesOf = async (token: string, code: string) =>
  calls.getCoupon.shapes.answer
    .parse(await show(test, token, code))
    .transfers.map(({ special_items, special_answer }) => [special_items, special_answer]);

describe('special items of a sale', () => {
  it.each([
    ['99 surfboards', [{ kind: 'surfboard', count: 99 }], {}, 400, 'field.out_of_range', '0.count'],
    ['no surfboard', [{ kind: 'surfboard', count: 0 }], {}, 400, 'field.out_of_range', '0.count'],
    ['less than none', [{ kind: 'surfboard', count: -2 }], {}, 400, 'field.out_of_range', '0.count'],
    ['a million', [{ kind: 'golf_bag', count: 1e6 }], {}, 400, 'field.out_of_range', '0.count'],
    ['half a one', [{ kind: 'surfboard', count: 1.5 }], {}, 400, 'field.invalid', '0.count'],
    ['a piano', [{ kind: 'piano', count: 1 }], {}, 400, 'field.invalid', '0.kind'],
    ['a size', [{ kind: 'surfboard', count: 1, size: 2 }], {}, 400, 'field.unknown', '0.size'],
    ['a kind twice', [...surfboards, ...surfboards], {}, 422, 'special_items.repeated', '1.kind'],
    [
      'a seat for nobody',
      [{ kind: 'infant_seat', count: 1 }],
      {},
      422,
      'special_items.seats_differ',
      '0.count',
    ],
    [
      'a seat too few',
      [{ kind: 'toddler_seat', count: 1 }],
      { minors: 0, babyseat: 2 },
      422,
      'special_items.seats_differ',
      '0.count',
    ],
    [
      'a booster for the only adult',
      [{ kind: 'booster_seat', count: 1 }],
      { adults: 1 },
      422,
      'special_items.booster_without_child',
      '0.count',
    ],
  ])('are refused: %s', async (_what, items, more, status, code, field) => {
    const { answer } = await sell(serviceOf.suvArrival, { ...more, ...arrivalWith(items) });
    const said = answer.json();
    expect([answer.statusCode, said.code]).toEqual([status, code]);
    expect(JSON.stringify(said)).toContain(`arrival.special_items.${field}`);
    const { answer: spanish } = await sell(serviceOf.suvArrival, { ...more, ...arrivalWith(items) }, 'es-MX');
    expect(spanish.json().detail).not.toBe(said.detail);
  });

  it('of a ride that is not booked are refused', async () => {
    const { answer } = await sell(serviceOf.suvArrival, {
      departure: { ...legsOf(test).departure, special_items: surfboards },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'leg.not_in_trip']);
  });

  it('find no room in a full shuttle, and take no seat of their own', async () => {
    const { sharedDeparture } = serviceOf;
    await test.editCatalogue((db) =>
      db.updateTable('service').set({ departure_capacity: 1 }).where('id', '=', sharedDeparture).execute(),
    );
    const departure = {
      ...legsOf(test).departure,
      special_items: [{ kind: 'wheelchair_seated', count: 1 }, ...surfboards],
    };
    const codes = [];
    for (const _guest of [1, 2]) {
      const { answer } = await sell(sharedDeparture, { adults: 1, minors: 0, departure });
      codes.push([answer.statusCode, answer.json().code]);
    }
    expect(codes).toEqual([
      [201, undefined],
      [409, 'booking.sold_out'],
    ]);
  });

  it('are kept with their ride, answered by the service, and part of the key’s body', async () => {
    const items = [
      { kind: 'infant_seat', count: 1 },
      { kind: 'surfboard', count: 2 },
    ];
    const { answer, token, body } = await sell(serviceOf.suvRoundTrip, {
      minors: 0,
      babyseat: 1,
      ...arrivalWith(items),
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().amount_due).toBe(160);
    expect(await ridesOf(token, answer.json().coupon_id)).toEqual([
      [items.toReversed(), 'call'],
      [[], null],
    ]);
    const other = await create(test, token, serviceOf.suvRoundTrip, { ...body, ...arrivalWith(surfboards) });
    expect(other.statusCode).toBe(422);
  });

  it('are confirmed where the service says so, a wheelchair to ride in never in a shared ride', async () => {
    const wheelchair = [{ kind: 'wheelchair_seated', count: 1 }];
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ confirms_items: true })
        .where('id', 'in', [serviceOf.suvArrival, serviceOf.sharedArrival])
        .execute(),
    );
    for (const [service, items, answered] of [
      [serviceOf.suvArrival, surfboards, 'confirmed'],
      [serviceOf.suvArrival, wheelchair, 'confirmed'],
      [serviceOf.sharedArrival, surfboards, 'confirmed'],
      [serviceOf.sharedArrival, wheelchair, 'call'],
    ] as const) {
      const { answer, token } = await sell(service, arrivalWith(items));
      expect(await ridesOf(token, answer.json().coupon_id)).toEqual([[items, answered]]);
    }
    await test.editCatalogue((db) => db.updateTable('service').set({ confirms_items: false }).execute());
  });

  it('stand on the day list, screen and table, as open until they are answered', async () => {
    const paid = await makePaid(test, serviceOf.suvRoundTrip, arrivalWith(surfboards));
    const desk = await makeStaff(test, ['concierge']);
    const day = addDays(localDateOf(test.now(), 'America/Cancun'), 30);
    const list = (await desk.ask('GET', `/v1/staff/day-lists?day=${day}&airport=1`)).json();
    expect(list.rides.find(({ id }: { id: number }) => id === paid.arrivalId)).toMatchObject({
      special_items: surfboards,
      special_answer: 'call',
      open: ['items_to_call'],
    });
    const table = await desk.ask('POST', '/v1/staff/day-lists/export', { payload: { day, airport: 1 } });
    expect(table.body).toContain('2 surfboards. Call the guest.');
  });
});

describe('a change of special items', () => {
  it('costs nothing, is told and mailed, and leaves the other ride alone', async () => {
    const paid = await makePaid(test);
    const body = { coupon_id: paid.code, special_items: surfboards };
    const preview = (await change(test, paid.token, paid.departureId, body, { preview: true })).json();
    expect(preview).toMatchObject({
      applied: false,
      difference: 0,
      changes: [{ field: 'special_items', old: '', new: 'surfboard:2 call' }],
    });
    const made = (await change(test, paid.token, paid.departureId, body)).json();
    expect(made).toMatchObject({ applied: true, requires_payment: false, difference: 0 });
    expect(await ridesOf(paid.token, paid.code)).toEqual([
      [[], null],
      [surfboards, 'call'],
    ]);
    expect(await jobsOf(test, 'send_change_letter')).toHaveLength(1);
    const again = (await change(test, paid.token, paid.departureId, body)).json();
    expect(again.changes).toEqual([]);
    const wrong = await change(test, paid.token, paid.departureId, {
      coupon_id: paid.code,
      special_items: [{ kind: 'toddler_seat', count: 1 }],
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'special_items.seats_differ']);
  });

  it('goes with another flight in one change, and seats lose their kind with another number of them', async () => {
    const seat = [{ kind: 'infant_seat', count: 1 }];
    const { arrival, departure } = legsOf(test);
    const paid = await makePaid(test, serviceOf.suvRoundTrip, {
      minors: 0,
      babyseat: 1,
      arrival: { ...arrival, special_items: seat },
      departure: { ...departure, special_items: [...seat, ...surfboards] },
    });
    const moved = await change(test, paid.token, paid.departureId, {
      coupon_id: paid.code,
      flight_time: '15:40',
      special_items: [...seat, { kind: 'bicycle', count: 1 }],
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await ridesOf(paid.token, paid.code)).toEqual([
      [seat, 'confirmed'],
      [[{ kind: 'bicycle', count: 1 }, ...seat], 'call'],
    ]);
    const fewer = await change(test, paid.token, paid.departureId, {
      coupon_id: paid.code,
      minors: 1,
      babyseat: 0,
    });
    expect(fewer.json().changes).toEqual(
      expect.arrayContaining([
        { field: 'arrival.special_items', old: 'infant_seat:1 confirmed', new: '' },
        { field: 'special_items', old: 'bicycle:1 infant_seat:1 call', new: 'bicycle:1 call' },
      ]),
    );
    expect(await ridesOf(paid.token, paid.code)).toEqual([
      [[], null],
      [[{ kind: 'bicycle', count: 1 }], 'call'],
    ]);
  });

  it('is confirmed by the desk, with a reason, in audit and story', async () => {
    const paid = await makePaid(test, serviceOf.suvRoundTrip, arrivalWith(surfboards));
    const desk = await makeStaff(test, ['concierge']);
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', paid.code)
      .executeTakeFirstOrThrow();
    const payload = { transfer_id: paid.arrivalId, special_answer: 'confirmed', reason: 'guest_asked' };
    const answer = await desk.ask('POST', `/v1/staff/bookings/${id}/change`, { payload });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await ridesOf(paid.token, paid.code)).toEqual([
      [surfboards, 'confirmed'],
      [[], null],
    ]);
    const story = (await desk.ask('GET', `/v1/staff/bookings/${id}`)).body;
    expect(story).toContain('surfboard:2 confirmed');
    // A ride that is off has no room for them.
    await test.db
      .updateTable('transfer')
      .set({ status: 'cancelled' })
      .where('id', '=', paid.departureId)
      .execute();
    const off = await change(test, paid.token, paid.departureId, {
      coupon_id: paid.code,
      special_items: surfboards,
    });
    expect([off.statusCode, off.json().code]).toEqual([409, 'transfer.state']);
    // A guest cannot confirm them alone.
    const body = { coupon_id: paid.code, special_answer: 'confirmed' };
    expect((await change(test, paid.token, paid.arrivalId, body)).json().code).toBe('field.unknown');
  });
});
