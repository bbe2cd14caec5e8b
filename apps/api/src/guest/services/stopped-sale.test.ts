import { expect, it } from 'vitest';
import { updateStopped } from '../../inventory/refresh-repository.ts';
import { waitFor } from '../../testing/group-backend.ts';
import { bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

it('while the catalogue of the group cannot be read nothing is offered and nothing is sold', async () => {
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
  const url = '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&language=EN&airport_id=1';
  const offered = () => test.get(url);
  expect((await offered()).statusCode).toBe(200);
  const status = async (wanted: number) => ((await offered()).statusCode === wanted ? true : null);
  await updateStopped(test.db, ['services']);
  await waitFor(() => status(503));
  for (const refused of [await offered(), await create(test, token, serviceOf.suvRoundTrip, body)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'backend.unavailable']);
    expect(refused.headers['retry-after']).toBe('60');
  }
  await updateStopped(test.db, []);
  await waitFor(() => status(200));
  expect((await create(test, token, serviceOf.suvRoundTrip, body)).statusCode).toBe(201);
});
