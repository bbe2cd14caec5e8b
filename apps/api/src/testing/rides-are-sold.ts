import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a product over the group's systems sells rides: until their catalogue was read for the first time, it sells none. */
export async function ridesAreSold(productUrl: string, forMs = 30_000): Promise<void> {
  const body = new URLSearchParams({ username: 'web' });
  const login = await fetch(`${productUrl}/v1/auth/login/system`, { method: 'POST', body });
  const { id } = await login.json();
  const rides = '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1';
  const headers = { authorization: `Bearer ${id.token}` };
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(100))
    if ((await fetch(productUrl + rides, { headers })).status === 200) return;
  throw new Error('no rides are sold');
}
