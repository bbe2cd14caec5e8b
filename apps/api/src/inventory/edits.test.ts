import { calls } from '@traslado/contract/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../demo/load-demo.ts';
import { testNow } from '../testing/test-now.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const product = useTestApp();

const sale = '/v1/serviceManage/transfers-services-for-sale';

async function forSale(hotel: string, query: string) {
  const answer = await product.get(`${sale}/${hotel}?${query}`);
  expect(answer.statusCode).toBe(200);
  return calls.listServicesForSale.shapes.answer.parse(answer.json());
}

describe('an edit is seen where it matters', () => {
  beforeEach(async () => {
    await product.editCatalogue((db) => loadDemo({ db, now: testNow }));
  });

  const first = async (hotel = 'BP', date = '2026-12-21') =>
    (await forSale(hotel, `service_date=${date}&is_round_trip=1&airport_id=1&expand=sheet`))[0];

  it('rate', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('rate').set({ adult_minor: 55_50 }).where('id', '=', 1111).execute(),
    );
    expect((await first())?.sheet?.rates.find((rate) => rate.id === 1111)?.adultPrice).toBe(55.5);
    await product.editCatalogue((db) =>
      db
        .updateTable('rate')
        .set({ valid_from: '2000-01-01', valid_to: '2000-12-31' })
        .where('service_id', '=', 111)
        .execute(),
    );
    expect(await first()).toMatchObject({ service_rate_id: null, closed: { code: 'rate.none' } });
  });

  it('service text', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('service').set({ name_en: 'Beach shuttle' }).where('id', '=', 111).execute(),
    );
    expect((await first())?.sheet?.name).toBe('Beach shuttle');
  });

  it('segment', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('segment').set({ international_hour_before: '04:00' }).where('id', '=', 11).execute(),
    );
    expect((await first())?.international_hour_before).toBe('04:00');
    await product.editCatalogue((db) =>
      db.updateTable('segment').set({ status: 0 }).where('id', '=', 11).execute(),
    );
    expect((await first())?.id).toBe(121);
  });

  it('service and provider', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('service').set({ status: 0 }).where('id', '=', 111).execute(),
    );
    expect((await first())?.id).toBe(121);
    await product.editCatalogue((db) =>
      db.updateTable('provider').set({ trade_name: 'Coral Cars' }).where('id', '=', 1).execute(),
    );
    expect((await first())?.sheet?.provider.tradeName).toBe('Coral Cars');
  });

  it('restriction and operation configuration', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('restriction').set({ blackout_to: '2027-01-30' }).where('id', '=', 1).execute(),
    );
    expect((await first('CR', '2027-01-30'))?.closed?.code).toBe('booking.blackout');
    await product.editCatalogue((db) =>
      db
        .updateTable('operation_configuration')
        .set({ restriction_id: null })
        .where('segment_id', '=', 31)
        .execute(),
    );
    expect((await first('CR', '2027-01-30'))?.closed).toBe(null);
    await product.editCatalogue((db) =>
      db
        .updateTable('operation_configuration')
        .set({ initial_service_time: '06:00', final_service_time: '22:00' })
        .where('segment_id', '=', 11)
        .execute(),
    );
    const { rules } = product.backends.inventory.current().serviceById(111) ?? {};
    expect(rules?.hours).toEqual({ from: '06:00', to: '22:00' });
  });

  it('included rule', async () => {
    const { token } = await product.tokens.issueGuest(
      { hotel: 'BP', folio: 'BP100001-1', lastName: 'Rivera' },
      testNow,
    );
    await product.editCatalogue((db) =>
      db.insertInto('included_rule').values({ property_id: 1, min_nights: 7, service_id: 121 }).execute(),
    );
    const answer = await product.app.inject({
      url: '/v3/transfers/include?hotel=BP&folio=BP100001-1&airport_id=1',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject([{ id: 121, covers: 'round_trip' }]);
  });

  it('refund rule, notification group and place, which others read from the same snapshot', async () => {
    await product.editCatalogue((db) =>
      db
        .insertInto('refund_rule')
        .values({ property_id: 1, service_id: 111, hours_before: 24, percent_kept: 30 })
        .execute(),
    );
    expect(product.backends.inventory.current().refundRules).toContainEqual({
      cause: 'guest',
      propertyCode: 'BP',
      serviceId: 111,
      hoursBefore: 24,
      keptPercent: 30,
    });
    await product.editCatalogue((db) =>
      db
        .updateTable('notification_group')
        .set({ email: 'new@perla.example' })
        .where('topic', '=', 'TRANS:CARTACONFIRMACION')
        .where('property_id', '=', 1)
        .execute(),
    );
    expect(
      product.backends.inventory.current().notificationRecipients('TRANS:CARTACONFIRMACION:BP')[0]?.email,
    ).toBe('new@perla.example');
    await product.editCatalogue((db) =>
      db.updateTable('place').set({ detail_en: 'Door 4' }).where('id', '=', 101).execute(),
    );
    expect(product.backends.inventory.current().placeById(101)?.detail.en).toBe('Door 4');
  });
});
