import type { Facts } from '@traslado/domain/catalogues/definition';
import { services } from '@traslado/domain/catalogues/services';
import { expect, it } from 'vitest';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/services';
const sale =
  '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1&expand=sheet';
type Offer = { id: number; maximum_pax: number; sheet: { name: string; includes: string[] } };
const offers = async (language = 'EN') => (await test.get(`${sale}&language=${language}`)).json() as Offer[];

it('is what guests choose from, with its sheet in both languages, and is ended without being deleted', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const id = serviceOf.suvRoundTrip;
  const { service, labels } = (await keeper.ask('GET', `${url}/${id}`)).json();
  expect(labels.property_id[String(service.property_id)]).toContain('BP');
  const put = (change: Facts) => mustEditRow(keeper, services, { id, change });
  const changed = {
    name_en: 'Private car',
    name_es: 'Auto privado',
    pax_max: 4,
    position: 9,
    includes_es: ['Agua fría', 'Wi-Fi'],
  };
  await put(changed);
  expect((await offers()).at(-1)).toMatchObject({ id, maximum_pax: 4, sheet: { name: 'Private car' } });
  expect((await offers('ES')).at(-1)?.sheet).toMatchObject({
    name: 'Auto privado',
    includes: ['Agua fría', 'Wi-Fi'],
  });
  await put({ active: false });
  expect((await offers()).map((offer) => offer.id)).not.toContain(id);
  const uses = (await keeper.ask('GET', `${url}/${id}/uses`)).json();
  expect(uses.uses.map(({ of }: { of: string }) => of)).toContain('rates');
  expect((await keeper.ask('DELETE', `${url}/${id}?confirmation=auto%20privado`)).json().code).toBe(
    'service.in_use',
  );
});

it('counts seats of shared rides only', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const change = { departure_capacity: 6 };
  const answer = await editRow(keeper, services, { id: serviceOf.suvRoundTrip, change });
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
    422,
    'service.seats_of_private',
    'departure_capacity',
  ]);
});
