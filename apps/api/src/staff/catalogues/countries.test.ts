import { calls } from '@traslado/contract/calls';
import { countries } from '@traslado/domain/catalogues/countries';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { societies } from '@traslado/domain/catalogues/societies';
import { expect, it } from 'vitest';
import { mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const url = '/v1/staff/countries';

/** Changes the row of a country through the call of staff. */
async function change(keeper: Staff, code: string, more: Facts): Promise<void> {
  const { rows } = (await keeper.ask('GET', `${url}?search=${code}&sort=code`)).json();
  const { id } = rows.find((one: { code: string }) => one.code === code);
  await mustEditRow(keeper, countries, { id, change: more });
}

it('is offered for a phone number as its row says', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const offered = async () =>
    calls.listCountriesOfPhones.shapes.answer.parse((await test.get('/v1/countries')).json());
  const before = await offered();
  expect(before.map(({ code }) => code).slice(0, 3)).toEqual(['US', 'CA', 'MX']);
  expect(before).toHaveLength(245);
  await change(keeper, 'CA', { position: 1, name_es: 'El Canadá' });
  await change(keeper, 'US', { active: false });
  const after = await offered();
  expect(after[0]).toMatchObject({ code: 'CA', name: { en: 'Canada', es: 'El Canadá' }, dialing_code: '+1' });
  expect(after.map(({ code }) => code)).not.toContain('US');
});

it('says who sells to its guests: that society, or the first that sells', async () => {
  const keeper = await makeStaff(test, ['catalogue', 'finance']);
  const company = async () =>
    (await test.get('/api/v2/reservations/reservationByReference/Rivera/BP100001-1')).json().company;
  expect(await company()).toBe('PRG');
  const ofSocieties = '/v1/staff/societies';
  const { rows } = (await keeper.ask('GET', ofSocieties)).json();
  const [prg, cihc] = rows;
  expect([prg.code, cihc.code]).toEqual(['PRG', 'CIHC']);
  await change(keeper, 'US', { society_id: cihc.id });
  expect(await company()).toBe('CIHC');
  const held = await keeper.ask(
    'DELETE',
    `${ofSocieties}/${cihc.id}?confirmation=${encodeURIComponent(cihc.legal_name)}`,
  );
  expect([held.statusCode, held.json().code]).toEqual([409, 'society.in_use']);
  await change(keeper, 'US', { society_id: null });
  await mustEditRow(keeper, societies, { id: prg.id, change: { active: false } });
  expect(await company()).toBe('CIHC');
});
