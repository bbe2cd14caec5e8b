import { expect, it } from 'vitest';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const url = '/v1/staff/airlines';

it('is what guests choose from, and what flights are found by', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const names = async () => (await test.get('/v1/transfers/airlines-external')).json().map(nameOf);
  const nameOf = ({ name }: { name: string }) => name;
  const found = async () => (await test.get('/v1/transfers/flights/key/VB3101')).json();
  const [row] = (await keeper.ask('GET', `${url}?search=VB&sort=iata_code`))
    .json()
    .rows.filter((one: { iata_code: string }) => one.iata_code === 'VB');
  const { name, iata_code, icao_code, type } = row;
  const say = (more: object) =>
    keeper.ask('PUT', `${url}/${row.id}`, {
      payload: { name, iata_code, icao_code, type, active: true, ...more },
    });
  expect(await names()).toContain('Viva');
  expect((await say({ name: 'Viva Aerobus' })).statusCode).toBe(200);
  expect(await names()).toContain('Viva Aerobus');
  expect(await found()).toMatchObject({ airline: 'Viva Aerobus', airline_id: row.id });
  expect((await say({ active: false })).statusCode).toBe(200);
  expect(await names()).not.toContain('Viva');
  expect(await found()).toMatchObject({ code: 'flight.not_found' });
});
