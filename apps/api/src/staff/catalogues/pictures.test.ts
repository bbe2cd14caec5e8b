import { properties } from '@traslado/domain/catalogues/properties';
import { services } from '@traslado/domain/catalogues/services';
import { imagesOf } from '@traslado/domain/pictures/picture-sizes';
import { expect, it } from 'vitest';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { createKeptPictures } from '../../testing/kept-pictures.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { removeUnusedPictures, UNUSED_MS } from '../pictures/remove-unused-pictures.ts';

const pictures = createKeptPictures();
const test = useTestApp({ pictures });

const id = serviceOf.suvRoundTrip;
const sale =
  '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1&expand=sheet&language=EN';
type Offer = { id: number; sheet: { images: Record<string, string[]> } };
const imagesOfService = async () =>
  ((await test.get(sale)).json() as Offer[]).find((offer) => offer.id === id)?.sheet.images;

it('of a service stands on its card and in its sheet, and without one the vehicle is drawn', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const drawn = await imagesOfService();
  expect(drawn?.mobile).toEqual(['/art/vehicles/suv-mobile.svg']);
  const picture = await uploadPicture(keeper);
  await mustEditRow(keeper, services, { id, change: { picture_id: picture.id } });
  expect(await imagesOfService()).toEqual(imagesOf(picture.name));
  const { labels } = (await keeper.ask('GET', `/v1/staff/services/${id}`)).json();
  expect(labels.picture_id).toEqual({ [picture.id]: 'A plain field' });
  await mustEditRow(keeper, services, { id, change: { picture_id: null } });
  expect(await imagesOfService()).toEqual(drawn);
});

it('of a property stands on the home page', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const thumbnail = async () => {
    const rows = (await test.get('/api/v2/properties/all')).json() as { id: number; thumbnail: string }[];
    return rows.find((row) => row.id === 1)?.thumbnail;
  };
  const drawn = await thumbnail();
  expect(drawn).toMatch(/^\/art\/resorts\//);
  const picture = await uploadPicture(keeper);
  await mustEditRow(keeper, properties, { id: 1, change: { picture_id: picture.id } });
  const address = (await thumbnail()) ?? '';
  expect(address).toBe(imagesOf(picture.name).tablets[0]);
  expect((await test.app.inject({ url: address })).headers['content-type']).toBe('image/webp');
  await mustEditRow(keeper, properties, { id: 1, change: { picture_id: null } });
  expect(await thumbnail()).toBe(drawn);
});

it('cannot be deleted under a row that names it, and goes a day later when none does', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const { id: picture, name } = await uploadPicture(keeper);
  await mustEditRow(keeper, services, { id, change: { picture_id: picture } });
  const refused = await keeper.ask('DELETE', `/v1/staff/pictures/${picture}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'picture.in_use']);
  const late = test.now() + UNUSED_MS + 1;
  await removeUnusedPictures({ db: test.db, pictures }, late);
  expect(await pictures.get(`${name}-desktop.webp`)).not.toBeNull();
  await mustEditRow(keeper, services, { id, change: { picture_id: null } });
  await removeUnusedPictures({ db: test.db, pictures }, late);
  expect(await pictures.get(`${name}-desktop.webp`)).toBeNull();
  // The row comes back as it was, but for the picture that is gone.
  const { entries } = (await keeper.ask('GET', `/v1/staff/services/${id}/history`)).json();
  expect(entries[0].before.picture_id).toBe(picture);
  const back = await keeper.ask('POST', `/v1/staff/services/${id}/restore`, {
    payload: { change: entries[0].id },
  });
  expect([back.statusCode, back.json().picture_id]).toEqual([200, null]);
});

it('that there is not is refused', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const answer = await editRow(keeper, services, { id, change: { picture_id: 999_999 } });
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
    400,
    'field.invalid',
    'picture_id',
  ]);
});
