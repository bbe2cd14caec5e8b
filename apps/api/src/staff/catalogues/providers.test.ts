import { providers } from '@traslado/domain/catalogues/providers';
import { expect, it } from 'vitest';
import { mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

it('is who drives, on the sheet of each of its services', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const sheet = async () => (await test.get('/master-service/sheet-data/111?hotel_key=BP')).json().provider;
  const { providerId } = await sheet();
  const change = { trade_name: 'Playa Shuttle', business_name: 'Playa Shuttle, S.A. de C.V.' };
  await mustEditRow(keeper, providers, { id: providerId, change });
  expect(await sheet()).toMatchObject({
    businessName: 'Playa Shuttle, S.A. de C.V.',
    tradeName: 'Playa Shuttle',
  });
});
