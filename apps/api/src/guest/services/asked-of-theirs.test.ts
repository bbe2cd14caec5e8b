import { routes } from '@traslado/contract/routes';
import { addDays } from '@traslado/domain/time/civil';
import { afterEach, describe, expect, it } from 'vitest';
import { getAs, useTheirs } from '../../testing/group-backend.ts';
import { bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';

/** The included services of a stay and the sold days of a service, where the group's backend decides them. */

const theirs = useTheirs();
afterEach(() => {
  theirs.standIn.state.dates.clear();
});

type Wrong = Omit<FaultGiven, 'call'> & { readonly is: string };

const faults: readonly Wrong[] = [
  { is: 'slow', kind: 'slow', ms: 3_000 },
  { is: 'silent', kind: 'silent' },
  { is: 'failing', kind: 'status', status: 500 },
  { is: 'saying there is no such call', kind: 'status', status: 404 },
  { is: 'a page', kind: 'html' },
  { is: 'of another type', kind: 'wrong-types' },
];

const sharedRoundTrip = serviceOf.sharedRoundTrip;

async function guestWith(included: readonly number[], more = {}) {
  const guest = await makeStay(theirs.test, more);
  theirs.standIn.state.included.set(guest.folio, included);
  const token = await signIn(theirs.test, guest);
  const url = `/v3/transfers/include?hotel=BP&folio=${guest.folio}&airport_id=1&is_member=true&club=NOBODY`;
  return { guest, token, list: () => getAs(theirs.test, token, url) };
}

describe('what a stay includes', () => {
  it('is what they say, asked by the facts of the PMS, at our price', async () => {
    const { guest, list, token } = await guestWith([999_999, sharedRoundTrip]);
    const answer = await list();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([
      { id: sharedRoundTrip, included: true, covers: 'round_trip', benefit: { worth: 126 } },
    ]);
    const [asked] = theirs.standIn.heard.filter(({ call }) => call === 'listIncludedTransfers');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      hotel: 'BP',
      folio: guest.folio,
      last_name: guest.lastName,
      airport_id: '1',
      name_id: `N-${guest.folio}`,
      is_member: '0',
      is_guest: '0',
    });
    const body = await bodyOf(theirs.test, guest, sharedRoundTrip, { include: true });
    const sold = await create(theirs.test, token, sharedRoundTrip, body);
    expect(sold.statusCode).toBe(201);
    const sent = theirs.standIn.heard.find(({ call }) => call === 'createCoupon');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ include: true });
  });

  it('may cost nothing at theirs, and nobody else rides for nothing', async () => {
    const { db } = theirs.test;
    const { id, price_minor } = await db
      .selectFrom('rate')
      .select(['id', 'price_minor'])
      .where('service_id', '=', serviceOf.suvRoundTrip)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const cost = (price: number) => db.updateTable('rate').set({ price_minor: price }).where('id', '=', id);
    await cost(0).execute();
    const named = { kind: 'rate', ours: id, theirs: 1, system: 'sistur' } as const;
    await db.insertInto('their_number').values(named).execute();
    await theirs.test.backends.inventory.reload();
    const other = await guestWith([]);
    const body = await bodyOf(theirs.test, other.guest, serviceOf.suvRoundTrip);
    const refused = await create(theirs.test, other.token, serviceOf.suvRoundTrip, body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'rate.none']);
    const { guest, token, list } = await guestWith([serviceOf.suvRoundTrip]);
    expect((await list()).json()).toMatchObject([{ service_rate_id: id, closed: null }]);
    theirs.standIn.faults.set({
      call: 'createCoupon',
      kind: 'status',
      status: 200,
      body: { coupon_id: 'F1' },
    });
    const own = await bodyOf(theirs.test, guest, serviceOf.suvRoundTrip, { include: true });
    const sold = await create(theirs.test, token, serviceOf.suvRoundTrip, own);
    expect([sold.statusCode, sold.json()]).toMatchObject([201, { status: 'confirmed', amount_due: 0 }]);
    await cost(price_minor).execute();
    await db.deleteFrom('their_number').where('kind', '=', 'rate').execute();
    await theirs.test.backends.inventory.reload();
  });

  it('is asked once by requests at the same moment, and again by a later one', async () => {
    const { list } = await guestWith([sharedRoundTrip]);
    // The first answer comes late enough for all to wait for it.
    theirs.standIn.faults.set({ call: 'listIncludedTransfers', kind: 'slow', ms: 1_000, times: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, list));
    expect(answers.map((answer) => answer.json()[0]?.id)).toEqual(Array(5).fill(sharedRoundTrip));
    expect(theirs.heard('listIncludedTransfers')).toBe(1);
    await list();
    expect(theirs.heard('listIncludedTransfers')).toBe(2);
  });

  it('is nothing where they say so, though our rules would include it', async () => {
    const { guest, token, list } = await guestWith([], { rate_plan: 'AI-RT' });
    expect((await list()).json()).toEqual([]);
    const body = await bodyOf(theirs.test, guest, sharedRoundTrip, { include: true });
    const sold = await create(theirs.test, token, sharedRoundTrip, body);
    expect([sold.statusCode, sold.json().code]).toEqual([409, 'coupon.reckoned_otherwise']);
  });

  it.each(faults)('is never nothing while their answer is $is', async ({ is: _, ...fault }) => {
    const { guest, token, list } = await guestWith([sharedRoundTrip]);
    theirs.standIn.faults.set({ call: 'listIncludedTransfers', ...fault });
    const answer = await list();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    const body = await bodyOf(theirs.test, guest, serviceOf.suvRoundTrip);
    const sold = await create(theirs.test, token, serviceOf.suvRoundTrip, body);
    expect([sold.statusCode, sold.json().code]).toEqual([503, 'backend.unavailable']);
    expect(theirs.heard('createCoupon')).toBe(0);
    theirs.standIn.faults.clear();
    // The books of the stand-in include nothing, and another amount than theirs is refused.
    theirs.standIn.state.included.set(guest.folio, []);
    // Nothing is left of the try: the same key sells now.
    expect((await create(theirs.test, token, serviceOf.suvRoundTrip, body)).statusCode).toBe(201);
  });

  it('is never nothing while they are down', async () => {
    const { list } = await guestWith([sharedRoundTrip]);
    await theirs.standIn.goDown();
    const answer = await list();
    await theirs.standIn.comeUp();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    expect((await list()).json()).toHaveLength(1);
  });
});

describe('the days of a service', () => {
  const url = routes.getReservationDates.path
    .replace('{serviceID}', String(sharedRoundTrip))
    .replace('{hotel}', 'BP');
  const dates = async () =>
    (await theirs.test.get(url)).json<{ from: string; to: string; closed: string[] }>();

  it('are those on which both sell it', async () => {
    const ours = await dates();
    expect(theirs.heard('getReservationDates')).toBe(1);
    const { state } = theirs.standIn;
    const from = addDays(ours.from, 3);
    const to = addDays(ours.to, -3);
    const closed = [addDays(from, 5), addDays(from, -1), addDays(to, 1)];
    state.dates.set(sharedRoundTrip, { from, to, closed });
    expect(await dates()).toEqual({
      from,
      to,
      closed: [...ours.closed, addDays(from, 5)].filter((day) => from <= day && day <= to).sort(),
    });
    // They cannot open what is closed here.
    state.dates.set(sharedRoundTrip, { from: addDays(ours.from, -9), to: addDays(ours.to, 9), closed: [] });
    expect(await dates()).toEqual(ours);
  });

  it.each(faults)('are ours alone while their answer is $is', async ({ is: _, ...fault }) => {
    const ours = await dates();
    theirs.standIn.state.dates.set(sharedRoundTrip, {
      from: addDays(ours.from, 3),
      to: ours.to,
      closed: [],
    });
    theirs.standIn.faults.set({ call: 'getReservationDates', ...fault });
    expect(await dates()).toEqual(ours);
  });

  it('are ours alone while they are down', async () => {
    const ours = await dates();
    await theirs.standIn.goDown();
    const down = await dates();
    await theirs.standIn.comeUp();
    expect(down).toEqual(ours);
  });
});
