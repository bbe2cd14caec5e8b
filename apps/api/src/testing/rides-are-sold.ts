import { setTimeout as sleep } from 'node:timers/promises';

type Resort = { readonly code: string; readonly airports: readonly { readonly airport_id: number }[] };

/**
 * Waits until a product over the group's systems sells rides: before the first reading of their catalogue it sells none.
 * @param hotel its code, as they write it
 */
export async function ridesAreSold(productUrl: string, hotel = 'BP', forMs = 60_000): Promise<void> {
  const body = new URLSearchParams({ username: 'web' });
  const login = await fetch(`${productUrl}/v1/auth/login/system`, { method: 'POST', body });
  const { id } = await login.json();
  const headers = { authorization: `Bearer ${id.token}` };
  const ask = (path: string): Promise<Response> => fetch(productUrl + path, { headers });
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(100)) {
    const resorts = (await (await ask('/api/v2/properties/all?allBrands=true')).json()) as Resort[];
    const airport = resorts.find(({ code }) => code === hotel)?.airports[0];
    if (!airport) continue;
    const rides = `/v1/serviceManage/transfers-services-for-sale/${hotel}?is_round_trip=1&airport_id=${airport.airport_id}`;
    const answer = await ask(rides);
    if (answer.status === 200 && ((await answer.json()) as unknown[]).length > 0) return;
  }
  throw new Error('no rides are sold');
}
