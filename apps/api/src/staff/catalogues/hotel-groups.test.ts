import { hotelGroups } from '@traslado/domain/catalogues/hotel-groups';
import { expect, it } from 'vitest';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

type Group = { readonly name: string; readonly groupId: number; readonly operaCode: string };
const groups = async (): Promise<Group[]> => (await test.get('/api/public/brand')).json().groups;

it('is a group of the brand until it is ended', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const id = 1;
  const change = { name: 'Perla Gran Clase', group_id: 6 };
  expect((await groups()).map(({ name }) => name)).toContain('Perla Grand');
  await mustEditRow(keeper, hotelGroups, { id, change });
  expect(await groups()).toContainEqual(
    expect.objectContaining({ name: 'Perla Gran Clase', groupId: 6, operaCode: 'PGR' }),
  );
  await mustEditRow(keeper, hotelGroups, { id, change: { active: false } });
  expect((await groups()).map(({ operaCode }) => operaCode)).not.toContain('PGR');
});

it.each([
  [{ group_id: 7 }, 'field.out_of_range', 'group_id'],
  [{ group_id: 0 }, 'field.out_of_range', 'group_id'],
  [{ opera_code: 'no code' }, 'field.format', 'opera_code'],
  [{ opera_code: 'psu' }, 'hotel_group.name_taken', 'opera_code'],
])('refuses %o', async (change, code, field) => {
  const keeper = await makeStaff(test, ['catalogue']);
  expect((await editRow(keeper, hotelGroups, { id: 1, change })).json()).toMatchObject({ code, field });
});
