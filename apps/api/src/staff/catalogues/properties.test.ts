import { properties } from '@traslado/domain/catalogues/properties';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { cancelCoupons, makePaid, show } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { bodyOf, create, makePending, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

/** Bahía Perla. */
const id = 1;
const edit = (change: Parameters<typeof mustEditRow>[2]['change']) =>
  mustEditRow(keeper, properties, { id, change });
afterEach(() => edit({ active: true }));

type Offered = { readonly code: string };
const offered = async (): Promise<Offered[]> => (await test.get('/api/v2/properties/all')).json();

describe('a property', () => {
  it('is offered on the home page as staff describe it', async () => {
    await edit({ name: 'Bahía Perla Norte', phone: '+52 998 881 9999', office_to: '22:15' });
    expect(await offered()).toContainEqual(
      expect.objectContaining({
        code: 'BP',
        name: 'Bahía Perla Norte',
        phone: '+52 998 881 9999',
        officeHours: { from: '08:00', to: '22:15' },
      }),
    );
  });

  it('is asked about by the code that staff gave it', async () => {
    const asked = () => test.get('/airports?hotel=TQX');
    expect((await asked()).statusCode).toBe(404);
    const tulum = { id: 7, change: { code: 'tqx' } };
    await mustEditRow(keeper, properties, tulum);
    expect((await asked()).statusCode).toBe(200);
  });

  it('has its deadlines in what is booked from then on', async () => {
    const hoursOf = async () => {
      const { token, code } = await makePending(test, serviceOf.suvRoundTrip);
      const [ride] = (await show(test, token, code)).transfers;
      const before = (until: string) => (Date.parse(ride.pick_up.at) - Date.parse(until)) / HOUR_MS;
      return [before(ride.change_until), before(ride.cancel_until)];
    };
    expect(await hoursOf()).toEqual([96, 5]);
    await edit({ change_hours: 48, cancel_hours: 12 });
    expect(await hoursOf()).toEqual([48, 12]);
  });

  it('is named and called in the letter', async () => {
    await edit({ name: 'Bahía Perla Sur', phone: '+52 998 881 7777' });
    const { code } = await makePaid(test);
    const { id: couponId } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.example' };
    const letter = JSON.stringify(await findOwnersLetterFacts(deps, couponId, test.now()));
    expect(letter).toContain('Bahía Perla Sur');
    expect(letter).toContain('+52 998 881 7777');
  });

  it.each([
    [{ time_zone: 'America/Cancum' }, 'field.format', 'time_zone'],
    [{ time_zone: 'CST' }, 'field.format', 'time_zone'],
    [{ code: 'pm' }, 'property.name_taken', 'code'],
    [{ office_from: '20:00', office_to: '08:00' }, 'property.closes_before_it_opens', 'office_to'],
    [{ cancel_hours: 673 }, 'field.out_of_range', 'cancel_hours'],
    [{ group_id: 7 }, 'field.out_of_range', 'group_id'],
  ])('refuses %o', async (change, code, field) => {
    expect((await editRow(keeper, properties, { id, change })).json()).toMatchObject({ code, field });
  });
});

describe('a property with sold bookings', () => {
  it('is not deleted but ended: no longer offered, and its booking is shown and can be cancelled', async () => {
    const sold = await makePaid(test);
    await edit({ name: 'Bahía Perla' });
    const url = `/v1/staff/properties/${id}`;
    const deletion = await keeper.ask('DELETE', `${url}?confirmation=bah%C3%ADa%20perla`);
    expect([deletion.statusCode, deletion.json().code]).toEqual([409, 'property.in_use']);
    expect((await keeper.ask('GET', `${url}/uses`)).json().uses).toContainEqual(
      expect.objectContaining({ of: 'bookings', label: sold.code }),
    );

    await edit({ active: false });
    expect((await offered()).map(({ code }) => code)).not.toContain('BP');
    const guest = await makeStay(test);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const refused = await create(test, await signIn(test, guest), serviceOf.suvRoundTrip, body);
    expect(refused.json().code).toBe('service.not_available');

    expect(await show(test, sold.token, sold.code)).toMatchObject({ status: 'confirmed' });
    const cancelled = await cancelCoupons(test, sold.token, { coupons: [sold.code] });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await show(test, sold.token, sold.code)).toMatchObject({ status: 'cancelled' });
  });

  it('is not deleted while rows that are no catalogue’s hold on to it', async () => {
    const made = await keeper.ask('POST', '/v1/staff/properties', { payload: { ...properties.example } });
    const property_id = made.json().id;
    await test.db
      .insertInto('included_rule')
      .values({ property_id, service_id: serviceOf.suvRoundTrip })
      .execute();
    const answer = await keeper.ask(
      'DELETE',
      `/v1/staff/properties/${property_id}?confirmation=cala%20norte`,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'property.in_use']);
  });
});
