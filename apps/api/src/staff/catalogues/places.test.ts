import { places } from '@traslado/domain/catalogues/places';
import { beforeAll, expect, it } from 'vitest';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { makePaid, show } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

/** The lobby of Bahía Perla. */
const id = 201;

it('is where a ride begins, on the guest’s page and in the letter, ended or not', async () => {
  const { token, code } = await makePaid(test);
  const change = { name_en: 'Bahía Perla, south gate', detail_en: 'Wait by the fountain.', active: false };
  await mustEditRow(keeper, places, { id, change });
  const { transfers } = await show(test, token, code);
  expect(transfers[1].pick_up.place).toEqual({
    id,
    name: 'Bahía Perla, south gate',
    detail: 'Wait by the fountain.',
  });
  const { id: couponId } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.example' };
  const letter = JSON.stringify(await findOwnersLetterFacts(deps, couponId, test.now()));
  expect(letter).toContain('Bahía Perla, south gate');
  const deletion = await keeper.ask(
    'DELETE',
    `/v1/staff/places/${id}?confirmation=${encodeURIComponent(change.name_en)}`,
  );
  expect([deletion.statusCode, deletion.json().code]).toEqual([409, 'place.in_use']);
  expect(deletion.json().detail).toContain(code);
});

it.each([
  [{ kind: 'airport' }, 'place.no_airport', 'airport_id'],
  [{ property_id: null }, 'place.no_property', 'property_id'],
  [{ airport_id: 1 }, 'place.of_both', 'airport_id'],
  [{ property_id: 999 }, 'field.invalid', 'property_id'],
])('refuses %o', async (change, code, field) => {
  expect((await editRow(keeper, places, { id, change })).json()).toMatchObject({ code, field });
});

it('stand by the name of the reader’s language', async () => {
  const named = async (language: 'en' | 'es') => {
    const headers = { 'accept-language': language };
    const { rows } = (
      await keeper.ask('GET', '/v1/staff/places?sort=name_en&page_size=100', { headers })
    ).json();
    const plain = (name: string) =>
      name
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
    return rows.map((row: Record<string, string>) => plain(row[`name_${language}`] ?? ''));
  };
  const [english, spanish] = [await named('en'), await named('es')];
  expect(english).not.toEqual(spanish);
  expect(english).toEqual([...english].sort());
  expect(spanish).toEqual([...spanish].sort());
});
