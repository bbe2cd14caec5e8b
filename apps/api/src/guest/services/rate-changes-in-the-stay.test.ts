import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { expect, it } from 'vitest';
import { bodyOf, create, makeStay, rateOf, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const product = useTestApp();

/** Three times as dear from the middle of the stay, which lasts from day 30 to day 37. */
async function raisePrices(): Promise<void> {
  const from = addDays(localDateOf(product.now(), 'America/Cancun'), 34);
  await product.editCatalogue(async (db) => {
    const rates = await db
      .selectFrom('rate')
      .selectAll()
      .where('service_id', 'in', [serviceOf.sharedRoundTrip, serviceOf.sharedDeparture])
      .where('valid_from', '<=', from)
      .where('valid_to', '>=', from)
      .execute();
    return db
      .insertInto('rate')
      .values(
        rates.map(({ id, created_at: _created, updated_at: _updated, ...rate }) => ({
          ...rate,
          id: id + 900_000,
          priority: -1,
          adult_minor: 3 * rate.adult_minor,
          valid_from: from,
        })),
      )
      .execute();
  });
}

it('a departure alone is priced and paid for at its own day’s rates, as the page says', async () => {
  await raisePrices();
  const guest = await makeStay(product, { rate_plan: 'AI-RT' });
  const token = await signIn(product, guest);
  const departsOn = addDays(localDateOf(product.now(), 'America/Cancun'), 37);
  const shown = await product.app.inject({
    url: `/v3/transfers/include?hotel=BP&folio=${guest.folio}&airport_id=1&service_date=${departsOn}&trip_type=departure`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(shown.json()[0].benefit).toMatchObject({ worth: 3 * 126, remaining: 3 * 126 });
  const body = await bodyOf(product, guest, serviceOf.sharedDeparture, {
    service_rate_id: (await rateOf(product, serviceOf.sharedDeparture)) + 900_000,
  });
  const made = await create(product, token, serviceOf.sharedDeparture, body);
  expect(made.json()).toMatchObject({ amount_due: 0, status: 'confirmed' });
});
