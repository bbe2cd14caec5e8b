import { addDays } from '@traslado/domain/time/civil';
import { describe, expect, it } from 'vitest';
import { saleGivenUpMs } from '../../store/their-booking/record.ts';
import {
  getAs,
  makeBackendPaid,
  makeBackendPending,
  makeBuyer,
  useTheirs,
} from '../../testing/group-backend.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaysTogether } from '../../testing/stays-together.ts';

const theirs = useTheirs();

const later = (ms: number) => theirs.test.setNow(theirs.test.now() + ms);

/** Bookings that they sold to a stay. */
const soldTo = ({ folio }: { folio: string }) =>
  theirs.selling.coupons().filter((coupon) => coupon.folio === folio);

const callsOf = ({ folio }: { folio: string }) =>
  theirs.test.db.selectFrom('their_call').selectAll().where('folio', '=', folio).execute();

describe('a sale of theirs', () => {
  it('is sent once as documented, with the system token, and answered with their number', async () => {
    const { guest, token, sell } = await makeBuyer(theirs);
    const answer = await sell();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { status: 'pending_payment', amount_due: 160, currency: 'USD' },
    ]);
    const [sold] = soldTo(guest);
    expect(sold?.coupon_id).toBe(answer.json().coupon_id);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'createCoupon');
    expect(sent).toMatchObject({ method: 'POST', path: '/transfers/v1/sales/coupons/121' });
    const body = JSON.parse(sent?.body ?? '');
    expect(body).toMatchObject({
      hotel: 'BP',
      folio: guest.folio,
      pax: 2,
      is_round_trip: true,
      include: false,
      private: true,
      departure: { service_time: '10:50', is_national: '0' },
      receptive_group_id: 0,
    });
    // Nothing beyond the documented fields; the reference is ours, not the guest's key.
    expect(Object.keys(body)).not.toContain('language');
    expect(body.uuidReference).toBe(body.reference);
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${answer.json().coupon_id}`);
    expect(shown.json()).toMatchObject({
      status: 'pending_payment',
      hotel_name: 'Bahía Perla',
      price: { total: 160, due: 160 },
      transfers: [{ flight_code: 'AA 4320' }, { flight_code: 'AA 4321', pick_up: { time: '10:50' } }],
      viewer: { owner: true, can_pay: true, can_cancel: true },
    });
  });

  it('has the special items in its request, in front of the guest’s words, and refuses words that no longer fit', async () => {
    const { token, body } = await makeBuyer(theirs);
    const bicycle = { special_items: [{ kind: 'bicycle', count: 1 }] };
    const arrival = { ...(body.arrival as object), ...bicycle };
    const ask = (observation: string) =>
      create(theirs.test, token, serviceOf.suvRoundTrip, { ...body, arrival, observation });
    const long = await ask('a'.repeat(490));
    expect([long.statusCode, long.json().code]).toEqual([400, 'field.too_long']);
    const sold = await ask('A sign, please.');
    expect(sold.statusCode, sold.body).toBe(201);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'createCoupon').slice(-1);
    const request = 'Arrival: 1 bicycle. We will call you.\nA sign, please.';
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ observation: request });
    expect(sent?.body).not.toContain('special_items');
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${sold.json().coupon_id}`);
    expect(shown.json()).toMatchObject({ observation: request, transfers: [{ special_items: [] }, {}] });
  });

  it('keeps which terms the guest accepted with what was sent, once, whatever came of it', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    const answer = await sell();
    await sell();
    const [call] = await callsOf(guest);
    const accepted = await theirs.test.db
      .selectFrom('accepted_terms')
      .innerJoin('accepted_text', 'accepted_text.version', 'accepted_terms.version')
      .select(['kind', 'coupon_id', 'language', 'accepted_at', 'lines'])
      .where('call_id', '=', call?.id ?? '')
      .orderBy('kind')
      .execute();
    expect([answer.statusCode, call?.coupon_code]).toEqual([201, answer.json().coupon_id]);
    expect(accepted).toMatchObject([
      { kind: 'cancellation', coupon_id: null },
      { kind: 'terms', coupon_id: null, language: 'en', accepted_at: theirs.test.now() },
    ]);
    expect(accepted.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  it('is sent with the mail and phone on file where the guest left them out, and shown masked', async () => {
    const guest = await makeStay(theirs.test, { email: 'on.file@guests.example', phone: '+13055550142' });
    const token = await signIn(theirs.test, guest);
    const left = { email: undefined, phone: undefined };
    const body = await bodyOf(theirs.test, guest, serviceOf.suvRoundTrip, left);
    const answer = await create(theirs.test, token, serviceOf.suvRoundTrip, body);
    expect(answer.statusCode).toBe(201);
    const sent = theirs.standIn.heard.findLast(({ call }) => call === 'createCoupon');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      email: 'on.file@guests.example',
      phone: '+13055550142',
    });
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${answer.json().coupon_id}`);
    expect(shown.json().contact).toMatchObject({ email: 'o•••@guests.example', phone: '+13•••••0142' });
  });

  it('with one key 50 times at once is one booking', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    const answers = await Promise.all(Array.from({ length: 50 }, sell));
    expect(theirs.heard('createCoupon')).toBe(1);
    expect(soldTo(guest)).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409);
    expect(others.map(({ body }) => body)).toEqual([]);
    const codes = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json().coupon_id);
    expect(new Set(codes)).toEqual(new Set([soldTo(guest)[0]?.coupon_id]));
    expect((await sell()).json()).toMatchObject({ coupon_id: soldTo(guest)[0]?.coupon_id });
  });

  it('with the same key and another body is refused', async () => {
    const { guest, token, body, sell } = await makeBuyer(theirs);
    await sell();
    const other = await create(theirs.test, token, serviceOf.suvRoundTrip, { ...body, adults: 3 });
    expect([other.statusCode, other.json().code]).toEqual([422, 'intent.other_body']);
    expect(soldTo(guest)).toHaveLength(1);
  });

  it('of which nobody knows yet is looked for on a schedule, and the stay buys nothing else meanwhile', async () => {
    const { guest, token, body, sell } = await makeBuyer(theirs);
    theirs.standIn.faults.set({ call: 'createCoupon', kind: 'reset', times: 1 });
    theirs.standIn.faults.set({ call: 'listTransfersOfStay', kind: 'status', status: 503 });
    const answer = await sell();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'intent.running', retry_after: 3 },
    ]);
    const other = { ...body, uuidReference: `other-${guest.folio}` };
    expect((await create(theirs.test, token, serviceOf.suvRoundTrip, other)).json().code).toBe(
      'intent.running',
    );
    theirs.standIn.faults.clear();
    later(4_000);
    expect(await theirs.reconcile()).toBe(1);
    expect(await callsOf(guest)).toMatchObject([{ state: 'done', coupon_code: soldTo(guest)[0]?.coupon_id }]);
    expect((await sell()).json()).toMatchObject({ coupon_id: soldTo(guest)[0]?.coupon_id });
    expect(theirs.heard('createCoupon')).toBe(1);
    expect(await theirs.reconcile()).toBe(0);
  });

  it('that they never list is given up after a while, told to staff, and its key is free again', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    theirs.standIn.faults.set({ call: 'createCoupon', kind: 'status', status: 502, times: 1 });
    // Asked before the sale and after it, twice each.
    theirs.standIn.faults.set({ call: 'listTransfersOfStay', kind: 'status', status: 503, times: 4 });
    await sell();
    // They took it back: nothing of it stands in their books.
    theirs.selling.remove(soldTo(guest)[0]?.coupon_id ?? '');
    later(saleGivenUpMs - 1_000);
    expect((await sell()).json().code).toBe('intent.running');
    later(2_000);
    await theirs.reconcile();
    expect(await callsOf(guest)).toMatchObject([{ state: 'void' }]);
    expect(await alertsOf('transfers.sale_lost')).toHaveLength(1);
    expect((await sell()).statusCode).toBe(201);
    expect(soldTo(guest)).toHaveLength(1);
  });

  it('is refused in our words when they refuse, and may be asked for again', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    theirs.selling.refuseNext('createCoupon', 409, {
      code: 'booking.sold_out',
      detail: 'No van <b>left</b>',
    });
    const soldOut = await sell();
    expect([soldOut.statusCode, soldOut.json()]).toMatchObject([
      409,
      { code: 'booking.sold_out', detail: 'There are not enough seats left at this time.' },
    ]);
    theirs.selling.refuseNext('createCoupon', 418, { teapot: true });
    const strange = await sell();
    expect([strange.statusCode, strange.json().code]).toEqual([409, 'booking.not_possible']);
    expect(strange.body).not.toContain('teapot');
    expect((await sell()).statusCode).toBe(201);
    expect(soldTo(guest)).toHaveLength(1);
  });

  it('while they are down is a 503 with Retry-After, and nothing is written', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    await theirs.standIn.goDown();
    const answer = await sell();
    await theirs.standIn.comeUp();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await callsOf(guest)).toEqual([]);
    expect((await sell()).statusCode).toBe(201);
    expect(soldTo(guest)).toHaveLength(1);
  });

  it('is refused by our own rules before anybody is asked', async () => {
    const { token, body } = await makeBuyer(theirs);
    const past = { ...body, arrival: { ...(body.arrival as object), service_date: '2026-02-30' } };
    expect((await create(theirs.test, token, serviceOf.suvRoundTrip, past)).statusCode).toBe(400);
    const club = await makeStay(theirs.test, { club: JSON.stringify(clubMember) });
    const clubToken = await signIn(theirs.test, club);
    const refused = await create(theirs.test, clubToken, serviceOf.suvRoundTrip, {
      ...body,
      folio: club.folio,
    });
    expect(refused.json().code).toBe('stay.club_concierge');
    expect(theirs.heard('createCoupon')).toBe(0);
  });

  it('asks the schedule before anybody there: what it says goes, and a time that is kept is left to staff', async () => {
    const { token, body } = await makeBuyer(theirs);
    const departure = { ...(body.departure as object), flight_key: 'AA1235', flight_time: '13:00' };
    const ask = (more: object) => create(theirs.test, token, serviceOf.suvRoundTrip, { ...body, ...more });
    const wrong = { departure: { ...departure, flight_time: '14:20', is_national: '1' } };
    expect((await ask(wrong)).json()).toMatchObject({
      code: 'coupon.reckoned_otherwise',
      expected: { 'departure.is_national': '0' },
    });
    expect((await ask({ departure })).json()).toMatchObject({
      code: 'flight.time_differs',
      expected: { 'departure.flight_time': '14:20' },
    });
    expect(theirs.heard('createCoupon')).toBe(0);
    const kept = await ask({ departure, time_confirmed: true });
    expect(kept.statusCode, kept.body).toBe(201);
    const [alert] = await alertsOf('flight.time_to_check');
    expect(alert?.detail).toMatch(/^AA 1235 \d{4}-\d\d-\d\d 13:00$/);
  });

  it('is never told of a night or a late arrival: staff are, and a ride that they refuse is told with the phone', async () => {
    const { token, body } = await makeBuyer(theirs);
    const arrival = body.arrival as { service_date: string };
    const later = { ...arrival, service_date: addDays(arrival.service_date, 2), flight_time: '00:20' };
    const wish = { ...body, arrival: later, late_arrival: true, night_confirmed: true };
    theirs.selling.refuseNext('createCoupon', 422, { code: 'date.outside_stay' });
    const refused = await create(theirs.test, token, serviceOf.suvRoundTrip, {
      ...wish,
      uuidReference: crypto.randomUUID(),
    });
    expect([refused.json().code, refused.json().detail]).toEqual([
      'booking.not_possible',
      expect.stringContaining('call us'),
    ]);
    const sold = await create(theirs.test, token, serviceOf.suvRoundTrip, wish);
    expect(sold.statusCode, sold.body).toBe(201);
    for (const { body: sent } of theirs.standIn.heard.filter(({ call }) => call === 'createCoupon'))
      expect(sent).not.toMatch(/night_confirmed|late_arrival|lateArrival/);
    const [alert] = await alertsOf('stay.late_arrival');
    expect(alert?.detail).toContain(`${later.service_date} 00:20`);
  });

  it.each([
    ['amount', { amount_due: 170 }, 'amount_due: expected 160.00, found 170.00'],
    ['nothing to pay', { amount_due: 0, status: 'confirmed' }, 'amount_due: expected 160.00, found 0.00'],
    ['currency', { amount_due: 160, currency: 'MXN' }, 'currency: expected USD, found another'],
  ])(
    'that answers with another %s than the one shown is refused, and staff are told',
    async (is, more, detail) => {
      const { token, sell } = await makeBuyer(theirs);
      const number = `PD-${is}`;
      theirs.selling.answerNext('createCoupon', 201, { coupon_id: number, ...more });
      const answer = await sell();
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.not_possible']);
      const alerts = await alertsOf('transfers.price_differs');
      expect(alerts.filter(({ subject }) => subject === number)).toMatchObject([{ detail }]);
      expect((await getAs(theirs.test, token, '/v1/transfers/coupons')).json()).toEqual([]);
    },
  );

  it('whose answer was lost and whose booking has another price is refused as well', async () => {
    const { sell } = await makeBuyer(theirs);
    theirs.selling.raisePrices(10_00);
    theirs.standIn.faults.set({ call: 'createCoupon', kind: 'reset', times: 1 });
    const answer = await sell();
    theirs.selling.raisePrices(0);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.not_possible']);
  });
});

const clubMember = {
  application: null,
  company: null,
  isMember: true,
  isBeneficiary: false,
  folioClub: null,
  hotelClub: null,
  membershipType: null,
  isGuest: false,
  allowBookingFrom: 'C',
  otherAffiliations: [],
  club: null,
};

const alertsOf = (kind: string) =>
  theirs.test.db.selectFrom('staff_alert').selectAll().where('kind', '=', kind).execute();

describe('a booking of theirs', () => {
  it('is seen by the stays that it names, and by nobody else', async () => {
    const { code, guest, token } = await makeBackendPending(theirs);
    const stranger = await signIn(theirs.test, await makeStay(theirs.test));
    const url = `/v1/transfers/coupons/${code}`;
    const refused = await getAs(theirs.test, stranger, url);
    const missing = await getAs(theirs.test, stranger, '/v1/transfers/coupons/0000000001');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'coupon.not_found']);
    expect(missing.json().code).toBe('coupon.not_found');
    expect((await getAs(theirs.test, stranger, `/v1/sales/payments/${code}`)).statusCode).toBe(404);
    const list = await getAs(theirs.test, token, '/v1/transfers/coupons');
    expect(list.json()).toMatchObject([{ coupon_id: code, folio: guest.folio }]);
    const records = await getAs(theirs.test, token, `/v2/transfers/reservations/BP/${guest.folio}`);
    expect(records.json()).toMatchObject([{ coupon_id: code }, { coupon_id: code }]);
  });

  it('is shown as it was last while they are down, with nothing to press', async () => {
    const { code, token } = await makeBackendPending(theirs);
    await theirs.standIn.goDown();
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`);
    const list = await getAs(theirs.test, token, '/v1/transfers/coupons');
    const none = await getAs(
      theirs.test,
      await signIn(theirs.test, await makeStay(theirs.test)),
      '/v1/transfers/coupons',
    );
    await theirs.standIn.comeUp();
    const nothing = { viewer: { owner: true, can_pay: false, can_edit: false, can_cancel: false } };
    expect([shown.statusCode, shown.json()]).toMatchObject([200, nothing]);
    expect(list.json()).toMatchObject([nothing]);
    expect([none.statusCode, none.json().code]).toEqual([503, 'backend.unavailable']);
  });

  it('opens its guest’s session by number and last name, and stays shut for any other name', async () => {
    const { code, guest } = await makeBackendPending(theirs);
    const search = async (coupon: string, name: string) =>
      (await theirs.test.get(`/v1/guests/reservations/search?coupon=${coupon}&last_name=${name}`)).json();
    expect(await search(code, guest.lastName)).toMatchObject([{ coupon_id: code, viewer: { owner: true } }]);
    expect(await search(code, 'Somebody')).toEqual([]);
    expect(await search('0000000000', guest.lastName)).toEqual([]);
  });
});

describe('stays that ride together', () => {
  it('are grouped with them by the multipart call, and sold as one booking that both see', async () => {
    const { test } = theirs;
    const { main, other, sell } = await makeStaysTogether(theirs);
    const answer = await sell();
    expect(answer.statusCode).toBe(201);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'createReceptiveGroup');
    expect(sent?.headers['content-type']).toContain('multipart/form-data');
    expect(sent?.body).toContain('name="reservations[0][folio]"');
    const sold = JSON.parse(theirs.standIn.heard.find(({ call }) => call === 'createCoupon')?.body ?? '');
    expect(sold.receptive_group_id).toBeGreaterThanOrEqual(9_000);
    const url = `/v1/transfers/coupons/${answer.json().coupon_id}`;
    const seen = await getAs(test, await signIn(test, other), url);
    expect(seen.json()).toMatchObject({
      viewer: { owner: false, can_pay: false, can_cancel: false },
      reservations: [
        { folio: main.folio, main: true },
        { folio: other.folio, adults: 1, minors: 1 },
      ],
    });
  });
});

describe('a leg of theirs that is booked', () => {
  it('is not sold again, and nothing is sent; another vehicle is, without a word that they do not know', async () => {
    const { guest, token, code } = await makeBackendPaid(theirs);
    const sell = async (more: object = {}) =>
      create(
        theirs.test,
        token,
        serviceOf.suvArrival,
        await bodyOf(theirs.test, guest, serviceOf.suvArrival, { ...more }),
      );
    theirs.standIn.forget();
    const refused = await sell();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'coupon.leg_booked', expected: { coupon_id: code } },
    ]);
    expect(theirs.heard('createCoupon')).toBe(0);
    expect((await sell({ additional: true })).statusCode).toBe(201);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'createCoupon');
    expect(Object.keys(JSON.parse(sent?.body ?? ''))).not.toContain('additional');
  });

  it('is not sold again while a payment is under way', async () => {
    const { guest, token, code, amount } = await makeBackendPending(theirs);
    const waiting = { coupon_id: code, amount, payment_token: 'tok_threeDSecure' };
    expect((await pay(theirs.test, token, waiting)).json().status).toBe('requires_action');
    const refused = await create(
      theirs.test,
      token,
      serviceOf.suvArrival,
      await bodyOf(theirs.test, guest, serviceOf.suvArrival),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment.under_way']);
  });

  it('is told at the look-up', async () => {
    const { guest, code } = await makeBackendPaid(theirs);
    await getAs(theirs.test, await signIn(theirs.test, guest), `/v1/transfers/coupons/${code}`);
    const found = await theirs.test.get(
      `/api/v2/reservations/reservationByReference/${guest.lastName}/${guest.folio}`,
    );
    expect(found.json().viewer.bookedLegs).toMatchObject([
      { direction: 'arrival', owner: true, coupon_id: code },
      { direction: 'departure', owner: true, coupon_id: code },
    ]);
  });
});

describe('a flight of an airline that they have no number for', () => {
  const lenient = useTheirs('rich', { unlistedAirline: 'left_out' });
  const flying = async (house: typeof theirs, flight_key: string) => {
    const { guest, token, body } = await makeBuyer(house);
    const arrival = { ...(body.arrival as object), flight_key, airline_id: null };
    const answer = await create(house.test, token, serviceOf.suvRoundTrip, {
      ...body,
      folio: guest.folio,
      arrival,
    });
    const [sent] = house.standIn.heard.filter(({ call }) => call === 'createCoupon');
    return { answer, sent: sent ? JSON.parse(sent.body) : null };
  };

  it('is refused before anything is sent, and a private plane is not', async () => {
    const { answer, sent } = await flying(theirs, '0Q 4320');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'airline.required',
        detail: 'Choose your airline, or call us.',
        field: 'arrival.airline_id',
      },
    ]);
    expect(sent).toBeNull();
    expect((await flying(theirs, 'XA-ABC')).answer.statusCode).toBe(201);
  });

  it('is sold without it where the setting allows that', async () => {
    const { answer, sent } = await flying(lenient, '0Q 4320');
    expect(answer.statusCode, answer.body).toBe(201);
    expect(sent.arrival.flight_key).toBe('0Q4320');
    expect(Object.keys(sent)).not.toContain('airline_id');
  });
});
