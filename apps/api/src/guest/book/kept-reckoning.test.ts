import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import { describe, expect, it } from 'vitest';
import { change, makePaid } from '../../testing/changes.ts';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

async function keptOf(code: string): Promise<{ reckoning: KeptReckoning; changed: boolean }[]> {
  const rows = await test.db
    .selectFrom('coupon_reckoning as r')
    .innerJoin('coupon', 'coupon.id', 'r.coupon_id')
    .select(['r.reckoning', 'r.change_id'])
    .where('coupon_code', '=', code)
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    reckoning: row.reckoning as KeptReckoning,
    changed: row.change_id !== null,
  }));
}
const dueOf = (kept: { reckoning: KeptReckoning } | undefined) =>
  (kept?.reckoning.reckoned.priced?.due.dueMinor ?? 0) / 100;

describe('how a price came about', () => {
  it.each([
    [serviceOf.sharedRoundTrip, { adults: 3, minors: 1, babyseat: 1 }],
    [serviceOf.suvRoundTrip, { adults: 7, minors: 2 }],
    [serviceOf.sharedArrival, { adults: 2 }],
  ])('is kept with the sale and comes to its price: service %i, %o', async (service, party) => {
    const { code, coupon } = await makePending(test, service, party);
    const kept = await keptOf(code);
    expect(kept).toHaveLength(1);
    expect(dueOf(kept[0])).toBe(coupon.amount_due);
    expect(kept[0]?.reckoning).toMatchObject({
      form: 1,
      service: { id: service },
      passengers: { adults: party.adults },
    });
  });

  it('stays what it was when the rate changes, and its row refuses to be changed', async () => {
    const { code, amount } = await makePending(test, serviceOf.suvArrival);
    const before = await keptOf(code);
    const rate = before[0]?.reckoning.reckoned.priced?.rate.id ?? 0;
    await test.editCatalogue((db) =>
      db.updateTable('rate').set({ price_minor: 99_900 }).where('id', '=', rate).execute(),
    );
    expect(await keptOf(code)).toEqual(before);
    expect(dueOf(before[0]).toFixed(2)).toBe(amount);
    const later = await makePending(test, serviceOf.suvArrival);
    expect(dueOf((await keptOf(later.code))[0])).toBe(999);
    const edit = test.db.updateTable('coupon_reckoning').set({ reckoning: '{}' }).execute();
    await expect(edit).rejects.toThrow('never changed');
  });

  it('holds nothing of a person', async () => {
    const guest = await makeStay(test, { last_name: 'Villaseñor', first_name: 'Xóchitl' });
    const body = await bodyOf(test, guest, serviceOf.sharedRoundTrip, { name: 'Xóchitl Villaseñor' });
    const sold = await create(test, await signIn(test, guest), serviceOf.sharedRoundTrip, body);
    const text = JSON.stringify(await keptOf(sold.json().coupon_id));
    for (const own of ['Villase', 'Xóchitl', guest.folio, 'ana@example.com', '5551234567'])
      expect(text).not.toContain(own);
  });

  it('is kept again with a change that makes a new price, paid or not, and with no other', async () => {
    const { code, token, departureId } = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 3 });
    await change(test, token, departureId, { coupon_id: code, flight_time: '18:00' });
    expect((await keptOf(code)).map(({ changed }) => changed)).toEqual([false]);
    const fewer = { coupon_id: code, adults: 2, minors: 1, babyseat: 0 };
    const cheaper = await change(test, token, departureId, fewer);
    expect(cheaper.json()).toMatchObject({ applied: true });
    expect((await keptOf(code)).map(({ changed }) => changed)).toEqual([false, true]);
    const more = await change(test, token, departureId, { ...fewer, adults: 4 });
    expect(more.json()).toMatchObject({ applied: false, requires_payment: true });
    expect(await keptOf(code)).toHaveLength(2);
    const paid = await pay(test, token, { coupon_id: code, amount: more.json().difference.toFixed(2) });
    expect(paid.statusCode, paid.body).toBe(200);
    const kept = await keptOf(code);
    expect(kept.map(({ changed }) => changed)).toEqual([false, true, true]);
    expect(kept.map(dueOf)).toEqual([126, 84, 168]);
    expect(kept[2]?.reckoning.reckoned.isKept).toBe(true);
  });
});
