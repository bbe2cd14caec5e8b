import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import {
  type Body,
  bodyOf,
  create,
  type GuestOf,
  legsOf,
  makeStay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let revenue: Staff;
beforeAll(async () => {
  revenue = await makeStaff(test, ['revenue']);
});

const url = '/v1/staff/guest-price/search';
const search = (staff: Staff, payload: object) => staff.ask('POST', url, { payload });

function questionOf(guest: GuestOf, more: object = {}) {
  const { arrival, departure } = legsOf(test);
  return {
    hotel: guest.hotel,
    stay: { folio: guest.folio, last_name: guest.lastName },
    trip: 'round_trip',
    arrival_date: arrival.service_date,
    departure_date: departure.service_date,
    adults: 2,
    minors: 1,
    babyseat: 0,
    ...more,
  };
}

const madeUp = (more: object = {}) => ({
  ...questionOf({ hotel: 'BP', folio: '', lastName: '' }),
  stay: undefined,
  made_up: { adults: 2, children: 1, country: 'US', included_service_id: null, ...more },
});

async function answerOf(staff: Staff, payload: object): Promise<CallAnswer<'searchGuestPrice'>> {
  const answer = await search(staff, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.searchGuestPrice.shapes.answer.parse(answer.json());
}

const ofService = ({ services }: CallAnswer<'searchGuestPrice'>, id: number) => {
  const found = services.find((one) => one.id === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

describe('what a guest would pay', () => {
  const trips = [
    ['round_trip', serviceOf.sharedRoundTrip],
    ['round_trip', serviceOf.suvRoundTrip],
    ['arrival', serviceOf.sharedArrival],
    ['departure', serviceOf.suvDeparture],
  ] as const;
  const parties: Body[] = [
    { adults: 2, minors: 1, babyseat: 0 },
    { adults: 6, minors: 2, babyseat: 1 },
  ];

  it.each(trips.flatMap(([trip, service]) => parties.map((party) => [trip, service, party] as const)))(
    'is what the sale asks: %s, service %i, %o',
    async (trip, service, party) => {
      const guest = await makeStay(test);
      const shown = ofService(await answerOf(revenue, questionOf(guest, { trip, ...party })), service);
      const body = await bodyOf(test, guest, service, party);
      const sold = await create(test, await signIn(test, guest), service, body);
      expect(sold.statusCode, sold.body).toBe(201);
      expect(shown.priced).toMatchObject({
        amount_due: sold.json().amount_due,
        rate: sold.json().service_rate_id ?? body.service_rate_id,
      });
      expect(shown.reasons).toEqual([]);
    },
  );

  it('takes off what the stay includes, as the sale does, and no more once a booking has had it', async () => {
    const { id: rule } = await test.db
      .insertInto('included_rule')
      .values({ property_id: 1, rate_plan: 'LOOKINTO', min_nights: 0, service_id: serviceOf.sharedRoundTrip })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.backends.inventory.reload();
    const guest = await makeStay(test, { rate_plan: 'LOOKINTO' });
    const token = await signIn(test, guest);
    const shown = ofService(await answerOf(revenue, questionOf(guest)), serviceOf.suvRoundTrip);
    expect(shown.benefit).toMatchObject({ service: { id: serviceOf.sharedRoundTrip }, used: 0, adults: 2 });
    expect(shown.priced?.included).toBe(shown.benefit?.worth?.price);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const sold = await create(test, token, serviceOf.suvRoundTrip, body);
    expect(sold.json().amount_due).toBe(shown.priced?.amount_due);

    const free = await makeStay(test, { rate_plan: 'LOOKINTO' });
    const ride = await bodyOf(test, free, serviceOf.sharedRoundTrip, { adults: 3, minors: 0 });
    const given = await create(test, await signIn(test, free), serviceOf.sharedRoundTrip, ride);
    expect([given.statusCode, given.json().amount_due]).toEqual([201, 0]);
    const again = ofService(await answerOf(revenue, questionOf(free)), serviceOf.suvRoundTrip);
    expect(again.benefit).toMatchObject({ remaining: 0, used: again.benefit?.worth?.price });
    expect(again.priced?.included).toBe(0);
    await test.editCatalogue((db) => db.deleteFrom('included_rule').where('id', '=', rule).execute());
  });

  it('is that of the days of the stay where none are said', async () => {
    const guest = await makeStay(test);
    const said = await answerOf(revenue, questionOf(guest));
    const left = await answerOf(
      revenue,
      questionOf(guest, { arrival_date: undefined, departure_date: undefined }),
    );
    expect(left).toEqual(said);
  });

  it('is the same for a stay that is made up like one that exists', async () => {
    const guest = await makeStay(test);
    const real = await answerOf(revenue, questionOf(guest));
    const same = await answerOf(revenue, madeUp());
    expect(same.stay.is_made_up).toBe(true);
    expect(same.services).toEqual(real.services);
    const including = await answerOf(revenue, madeUp({ included_service_id: serviceOf.sharedRoundTrip }));
    expect(ofService(including, serviceOf.sharedRoundTrip).priced?.amount_due).toBe(0);
    const elsewhere = await search(revenue, madeUp({ included_service_id: 211 }));
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'service.not_found']);
  });

  it('asks the database for nothing but the stay and what was used of its benefit', async () => {
    const guest = await makeStay(test);
    const counted = await countStatements(() => answerOf(revenue, questionOf(guest)));
    expect(counted).toBeLessThanOrEqual(4);
  });
});

describe('why a service is not offered', () => {
  it('names the region, the restriction and the missing rate', async () => {
    await test.editCatalogue(async (db) => {
      await db
        .insertInto('region')
        .values({ name: 'Norte', allow_tags: [], deny_tags: ['COUNTRY:SE'], active: true })
        .execute();
      await db
        .updateTable('rate')
        .set({ valid_from: '2020-01-01', valid_to: '2020-12-31' })
        .where('service_id', '=', serviceOf.suvRoundTrip)
        .execute();
      await db
        .updateTable('service')
        .set({ status: 0 })
        .where('id', '=', serviceOf.sharedRoundTrip)
        .execute();
    });
    const answer = await answerOf(revenue, madeUp({ country: 'SE' }));
    const codes = (id: number) => ofService(answer, id).reasons.map(({ code }) => code);
    expect(codes(serviceOf.suvRoundTrip)).toEqual(['stay.region_denied', 'rate.none']);
    expect(codes(serviceOf.sharedRoundTrip)).toEqual(['service.not_available', 'stay.region_denied']);
    const [denied] = ofService(answer, serviceOf.suvRoundTrip).reasons;
    expect(denied?.rows).toEqual([{ catalogue: 'regions', id: expect.any(Number), name: 'Norte' }]);
    expect(denied?.facts).toMatchObject([{ name: 'tags', words: expect.arrayContaining(['COUNTRY:SE']) }]);
    expect(denied?.params).toEqual({ denies: 1 });
    expect(denied?.otherwise).toMatchObject([{ name: 'without_tags', words: ['COUNTRY:SE'] }]);
    expect(ofService(answer, serviceOf.suvRoundTrip).priced).toBeNull();
    await test.editCatalogue((db) => db.deleteFrom('region').where('name', '=', 'Norte').execute());
  });

  it('names the restriction that closes the day, and its ride', async () => {
    const closed = await test.db
      .selectFrom('restriction')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const on = String(closed.blackout_from);
    const answer = await answerOf(revenue, { ...madeUp(), hotel: 'CR', trip: 'arrival', arrival_date: on });
    const [first] = answer.services;
    expect(first?.reasons).toContainEqual({
      code: 'booking.blackout',
      params: { day: on },
      direction: 'arrival',
      rows: [{ catalogue: 'restrictions', id: 1, name: 'Jetty festival at Caleta Real' }],
      facts: [expect.objectContaining({ name: 'flight_day', day: on })],
      otherwise: expect.arrayContaining([expect.objectContaining({ name: 'flight_day_is' })]),
    });
  });

  it.each([
    ['a day outside the stay', { arrival_date: '2027-08-01' }, 'booking.date_outside_stay'],
    ['a day in the past', { arrival_date: '2020-08-01' }, 'booking.in_the_past'],
    ['a party too large for a shared ride', { adults: 99, minors: 0 }, 'passengers.over_capacity'],
  ])('says why: %s', async (_, more, code) => {
    const guest = await makeStay(test);
    const answer = await answerOf(revenue, questionOf(guest, { trip: 'arrival', ...more }));
    const { reasons } = ofService(answer, serviceOf.sharedArrival);
    expect(reasons.map((one) => one.code)).toContain(code);
  });
});

describe('with the times of the flights', () => {
  it('the hours of service and the seats of the departure are told with their rows', async () => {
    const guest = await makeStay(test);
    const at = { arrival_time: '14:35', departure_time: '14:20' };
    const open = await answerOf(revenue, questionOf(guest, { ...at, trip: 'arrival' }));
    expect([open.with_flights, ofService(open, serviceOf.sharedArrival).reasons]).toEqual([true, []]);
    const { segment_id } = await test.db
      .selectFrom('service')
      .select('segment_id')
      .where('id', '=', serviceOf.sharedArrival)
      .executeTakeFirstOrThrow();
    const configurations = (hours: { initial_service_time: string; final_service_time: string }) =>
      test.editCatalogue((db) =>
        db
          .updateTable('operation_configuration')
          .set(hours)
          .where('segment_id', '=', segment_id)
          .where('property_id', '=', 1)
          .execute(),
      );
    await configurations({ initial_service_time: '06:00', final_service_time: '12:00' });
    const closed = ofService(
      await answerOf(revenue, questionOf(guest, { ...at, trip: 'arrival' })),
      serviceOf.sharedArrival,
    );
    expect(closed.reasons).toMatchObject([
      {
        code: 'booking.outside_service_hours',
        direction: 'arrival',
        rows: [{ catalogue: 'operation-configurations', id: expect.any(Number) }],
        facts: [
          { name: 'pick_up', time: '14:35' },
          { name: 'hours', time: '06:00', until: '12:00' },
        ],
        otherwise: [{ name: 'pick_up_within', time: '06:00', until: '12:00' }],
      },
    ]);
    const body = await bodyOf(test, guest, serviceOf.sharedArrival);
    const sold = await create(test, await signIn(test, guest), serviceOf.sharedArrival, body);
    expect([sold.statusCode, sold.json().code]).toEqual([422, 'booking.outside_service_hours']);
    await configurations({ initial_service_time: '00:00', final_service_time: '23:59' });
  });

  it('seats that others have are counted, and a smaller party that still fits is named', async () => {
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 5 })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
    const first = await makeStay(test);
    const body = await bodyOf(test, first, serviceOf.sharedArrival, { adults: 3, minors: 0 });
    const sold = await create(test, await signIn(test, first), serviceOf.sharedArrival, body);
    expect(sold.statusCode, sold.body).toBe(201);
    const time = legsOf(test).arrival.flight_time;
    const guest = await makeStay(test);
    const ask = async (adults: number) =>
      ofService(
        await answerOf(
          revenue,
          questionOf(guest, { trip: 'arrival', arrival_time: time, adults, minors: 0 }),
        ),
        serviceOf.sharedArrival,
      ).reasons;
    expect(await ask(2)).toEqual([]);
    expect(await ask(3)).toMatchObject([
      {
        code: 'booking.sold_out',
        rows: [{ catalogue: 'services', id: serviceOf.sharedArrival }],
        facts: [
          { name: 'people', count: 3 },
          { name: 'seats', count: 5 },
          { name: 'taken', count: 3 },
        ],
        otherwise: [{ name: 'people_up_to', count: 2 }],
      },
    ]);
    expect(await ask(6)).toMatchObject([{ code: 'booking.over_capacity', otherwise: [{ count: 5 }] }]);
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: null })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
  });
});

describe('what the guest of a stay or a booking is offered now', () => {
  it('is told to who acts for guests, as the page of prices tells it, and noted', async () => {
    const concierge = await makeStaff(test, ['concierge']);
    const guest = await makeStay(test);
    const { hotel, folio } = guest;
    const { stay: _, ...rides } = questionOf(guest);
    const answer = await concierge.ask('POST', '/v1/staff/bookings/offers', {
      payload: { ...rides, hotel, folio },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().services).toEqual((await answerOf(revenue, questionOf(guest))).services);
    const looks = await test.db
      .selectFrom('audit_entry')
      .select('id')
      .where('username', '=', concierge.username)
      .where('subject', '=', `${hotel}/${folio}`)
      .execute();
    expect(looks.length).toBeGreaterThan(0);
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const out = await far.ask('POST', '/v1/staff/bookings/offers', { payload: { ...rides, hotel, folio } });
    expect([out.statusCode, out.json().code]).toEqual([404, 'stay.not_found']);
  });

  it('is asked with the people and the flights of the booking', async () => {
    const concierge = await makeStaff(test, ['concierge']);
    const guest = await makeStay(test);
    const body = await bodyOf(test, guest, serviceOf.sharedArrival, { adults: 2, minors: 0 });
    const made = await create(test, await signIn(test, guest), serviceOf.sharedArrival, body);
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', made.json().coupon_id)
      .executeTakeFirstOrThrow();
    const answer = await concierge.ask('GET', `/v1/staff/bookings/${id}/offers`);
    expect(answer.statusCode, answer.body).toBe(200);
    const offers = calls.getBookingOffers.shapes.answer.parse(answer.json());
    expect(offers).toMatchObject({
      with_flights: true,
      trip: 'arrival',
      passengers: { adults: 2, minors: 0 },
    });
    expect(ofService(offers, serviceOf.sharedArrival).priced?.amount_due).toBe(made.json().amount_due);
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    expect((await far.ask('GET', `/v1/staff/bookings/${id}/offers`)).statusCode).toBe(404);
  });

  it('tells why a club stay is sent to the concierge, from its own flags', async () => {
    const guest = await makeStay(test, { club: JSON.stringify({ allowBookingFrom: 'C', isGuest: false }) });
    const service = ofService(await answerOf(revenue, questionOf(guest)), serviceOf.suvRoundTrip);
    expect(service.reasons[0]).toMatchObject({
      code: 'stay.club_concierge',
      facts: [{ name: 'booking_from', words: ['C'] }, { name: 'is_guest', count: 0 }, { name: 'benefits' }],
      otherwise: [{ name: 'not_club' }],
    });
  });
});

describe('who may look, and at what', () => {
  it('is for whoever may see rates', async () => {
    for (const [role, status] of [
      ['catalogue', 200],
      ['administrator', 200],
      ['auditor', 200],
      ['concierge', 403],
      ['finance', 403],
    ] as const)
      expect((await search(await makeStaff(test, [role]), madeUp())).statusCode).toBe(status);
  });

  it('answers a stay or a resort out of scope as if there were none', async () => {
    const guest = await makeStay(test);
    const far = await makeStaff(test, ['revenue'], { scope: [2] });
    const near = await makeStaff(test, ['revenue'], { scope: [1] });
    expect((await search(near, questionOf(guest))).statusCode).toBe(200);
    const out = await search(far, questionOf(guest));
    const none = await search(far, questionOf(guest, { hotel: 'ZZ' }));
    expect([out.statusCode, out.json().code]).toEqual([404, 'hotel.not_found']);
    expect(none.json().detail).toBe(out.json().detail);
    const byAnother = await search(far, questionOf(guest, { hotel: 'PM' }));
    const unknown = await search(far, questionOf({ ...guest, hotel: 'PM', folio: 'BP799999-1' }));
    expect([byAnother.statusCode, byAnother.json().code]).toEqual([404, 'stay.not_found']);
    expect(unknown.json()).toMatchObject({ code: 'stay.not_found', detail: byAnother.json().detail });
  });

  it.each([
    ['a wrong name', { stay: { folio: 'BP100001-1', last_name: 'Nobody' } }, 404, 'stay.not_found'],
    ['neither stay', { stay: undefined }, 400, 'field.required'],

    ['nobody', { adults: 0 }, 422, 'passengers.adult_missing'],
  ])('refuses %s', async (_, more, status, code) => {
    const guest = await makeStay(test);
    const answer = await search(revenue, questionOf(guest, more));
    expect([answer.statusCode, answer.json().errors?.[0]?.code ?? answer.json().code]).toEqual([
      status,
      code,
    ]);
  });

  it('refuses a made-up stay without a day', async () => {
    const answer = await search(revenue, { ...madeUp(), departure_date: undefined });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { field: 'departure_date' }]);
  });

  it('tells nothing of the guest but what the price rests on', async () => {
    const guest = await makeStay(test, { email: 'ana@example.com', phone: '+15551234567' });
    const { body } = await search(revenue, questionOf(guest));
    for (const told of ['ana@example', '5551234567', guest.lastName, guest.folio])
      expect(body).not.toContain(told);
  });
});
