import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { createEmbeddedExchangeRates } from '../exchange-rates/embedded.ts';
import { createHttpExchangeRates } from '../exchange-rates/http.ts';
import { createHttpGeoIp } from '../geo-ip/http.ts';
import { openGroupSystems } from './group-systems.ts';

/** The place of an address and the price of a dollar: no guest needs them, so every failure is null and nothing waits long. */

const today = '2026-11-21';
const now = (): number => Date.parse(`${today}T15:00:00Z`);

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({ now });
});
afterEach(() => {
  standIn.faults.clear();
  standIn.forget();
});
afterAll(() => standIn.goDown());

function openPorts(limits = {}) {
  const urls = { auth: standIn.url, geo: standIn.url, 'exchange-rate': standIn.url };
  const systems = openGroupSystems({ urls, systemUser: 'web', now, limits });
  const [geo, rate] = [systems.of('geo'), systems.of('exchange-rate')];
  if (!geo || !rate) throw new Error('no address');
  return { geoIp: createHttpGeoIp(geo), rates: createHttpExchangeRates(rate), close: systems.close };
}

describe('the group’s', () => {
  it('knows where an address is, or not', async () => {
    const { geoIp, close } = openPorts();
    expect(await geoIp.countryOf('203.0.113.7')).toBe('MX');
    expect(await geoIp.countryOf('203.0.113.8')).toBeNull();
    expect(standIn.heard.map(({ path }) => path)).toEqual([
      '/v1/auth/login/system',
      '/api/public/geo-ip/203.0.113.7',
      '/api/public/geo-ip/203.0.113.8',
    ]);
    // A text that is no address is not sent.
    expect(await geoIp.countryOf('../../profile')).toBeNull();
    expect(standIn.heard).toHaveLength(3);
    await close();
  });

  it('knows the rate of the day as our own table does', async () => {
    const { rates, close } = openPorts();
    const own = createEmbeddedExchangeRates({
      current: () => ({
        exchangeRate: (currency) => (currency === 'MXN' ? { currency, rate: 18.5, asOf: today } : undefined),
      }),
    });
    expect(await rates.find('MXN', today)).toEqual(await own.find('MXN', today));
    await close();
  });

  it.each(everyFault)('$is: null, without a long wait', async ({ bring, requests }) => {
    const { geoIp, rates, close } = openPorts(hastyLimits);
    await bring(standIn, 'getGeoIp');
    if (requests > 0) await bring(standIn, 'getExchangeRate');
    const startedAt = performance.now();
    expect(await geoIp.countryOf('203.0.113.7')).toBeNull();
    expect(await rates.find('MXN', today)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(standIn.heard.filter(({ call }) => call === 'getGeoIp')).toHaveLength(requests);
    if (requests === 0) await standIn.comeUp();
    await close();
  });
});
