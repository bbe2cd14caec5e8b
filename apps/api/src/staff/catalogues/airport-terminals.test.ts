import { airportTerminals } from '@traslado/domain/catalogues/airport-terminals';
import { expect, it } from 'vitest';
import { makePaid, show } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

it('says where a ride is met and let out: pages read it until it is ended, and the row is checked', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const url = '/v1/staff/airport-terminals?airport_id=1&sort=terminal';
  const { rows } = (await keeper.ask('GET', url)).json();
  const id: number = rows.find((row: { terminal: string }) => row.terminal === '4').id;
  const { arrival, departure } = legsOf(test);
  const legs = { arrival: { ...arrival, terminal: 'T4' }, departure: { ...departure, terminal: '4' } };
  const { token, code } = await makePaid(test, serviceOf.suvRoundTrip, legs);
  const shown = async () => {
    const [there, back] = (await show(test, token, code)).transfers;
    return [there.pick_up.place.detail, back.drop_off];
  };
  const change = { meeting_point_en: 'Meet us at the fountain.', sign_en: 'Look for the coral flag.' };
  await mustEditRow(keeper, airportTerminals, { id, change: { ...change, drop_off_en: 'Door 9' } });
  expect(await shown()).toEqual(['Meet us at the fountain. Look for the coral flag.', 'Door 9']);
  const terminals = async () => (await test.get('/airports?hotel=BP')).json()[0].terminals;
  expect(await terminals()).toContainEqual(
    expect.objectContaining({ terminal: '4', dropoff: expect.objectContaining({ en: 'Door 9' }) }),
  );
  await mustEditRow(keeper, airportTerminals, { id, change: { active: false } });
  const [detail, door] = await shown();
  expect(detail).toMatch(/^Leave the terminal .* Look for the Perla Resorts sign\./);
  expect(door).toBe('');
  expect((await terminals()).map((one: { terminal: string }) => one.terminal)).toEqual(['2', '3']);
  for (const [wrong, refusal, field] of [
    [{ terminal: 'T2' }, 'airport_terminal.name_taken', 'terminal'],
    [{ terminal: '4/5' }, 'field.format', 'terminal'],
    [{ sign_es: 'x'.repeat(161) }, 'field.too_long', 'sign_es'],
  ] as const)
    expect((await editRow(keeper, airportTerminals, { id, change: wrong })).json()).toMatchObject({
      code: refusal,
      field,
    });
});
