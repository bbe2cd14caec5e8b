import { beforeAll, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let id: number;
beforeAll(async () => {
  const { code } = await makePaid(test);
  const made = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  id = made.id;
});

const wordsOf = () =>
  test.db.selectFrom('booking_word').selectAll().where('booking_id', '=', id).orderBy('word').execute();
const words = async () => (await wordsOf()).map(({ word }) => word);

it('a sale writes the words of everybody on it, with the property of the booking', async () => {
  expect(await words()).toContain('ANA');
  expect((await wordsOf()).map(({ properties }) => properties)).toEqual((await wordsOf()).map(() => [1]));
});

it('they follow who is written to, who rides, and where rides begin', async () => {
  await test.db.updateTable('coupon').set({ contact_name: 'Ünal Çelik' }).where('id', '=', id).execute();
  expect(await words()).toEqual(expect.arrayContaining(['UNAL', 'CELIK', 'UNALCELIK']));
  await test.db
    .updateTable('coupon_stay')
    .set({ guest: 'Żaneta Świątek' })
    .where('coupon_id', '=', id)
    .execute();
  expect(await words()).toEqual(['CELIK', 'SWIATEK', 'UNAL', 'UNALCELIK', 'ZANETA', 'ZANETASWIATEK']);
  await test.db
    .updateTable('transfer')
    .set({ property_id: 2 })
    .where('coupon_id', '=', id)
    .where('direction', '=', 'arrival')
    .execute();
  expect((await wordsOf()).map(({ properties }) => properties)).toEqual((await wordsOf()).map(() => [1, 2]));
  await test.db.updateTable('coupon').set({ status: 'confirmed' }).where('id', '=', id).execute();
  expect(await words()).toHaveLength(6);
  await test.db.deleteFrom('coupon_stay').where('coupon_id', '=', id).execute();
  expect(await words()).toEqual(['CELIK', 'UNAL', 'UNALCELIK']);
});
