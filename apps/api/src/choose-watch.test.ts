import { afterEach, expect, it } from 'vitest';
import { checkBackends, tellCheck } from './choose-watch.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createSelling } from './testing/stand-in/selling.ts';
import { type StandIn, startStandIn } from './testing/stand-in/stand-in.ts';

/** The check of the group's systems, against the stand-in in both of its dialects. */

const stay = { lastName: 'Rivera', folio: 'BP100001-1', flight: 'AA1234' };
const dialects = ['rich', 'documented'] as const;

const deeds =
  /^(PUT|DELETE|PATCH)|coupons|pay-coupon|receptive-group|contact-messages|email-service|Consecutive/;

let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((one) => one.goDown()));
  open = [];
});

async function opened(dialect: (typeof dialects)[number]) {
  const { now } = systemClock;
  const selling = createSelling({
    now,
    payments: () => {
      throw new Error('nothing is paid in a check');
    },
  });
  const standIn = await startStandIn({ now, dialect, more: () => [...selling.calls] });
  open.push(standIn);
  const names = [
    'AUTH',
    'MOBILE',
    'RESERVATIONS',
    'SISTUR',
    'OPERATIONS',
    'PROXY',
    'GEO',
    'EXCHANGE_RATE',
    'FLIGHTS',
    'TRANSFERS',
  ];
  const env = Object.fromEntries(names.map((name) => [`${name}_API_URL`, standIn.url]));
  return { standIn, config: readConfig({ ...env }) };
}

it.each(dialects)(
  '%s: every read of a sale is asked and understood, and nothing is changed',
  async (dialect) => {
    const { standIn, config } = await opened(dialect);
    const check = await checkBackends(config, systemClock, stay);
    const { isWhole, text } = tellCheck(check);
    expect(text).toContain('Nothing that a sale needs is missing.');
    expect(isWhole).toBe(true);
    expect(check.notAsked).toEqual([
      'GET /v1/guests/reservations/search',
      'GET /profile',
      'POST /transfers/v1/sales/coupons/{service_id}',
      'POST /v1/sales/payments/pay-coupon-by-id',
      'PUT /v3/transfers/reservations/{receptive_reservation_id}',
      'PUT /v2/transfers/receptive-reservations/service-cancel/{id}',
      'PUT /v2/transfers/reservations/cancel-coupons-by-id',
      'POST /v1/transfers/receptive-group-booking/receptive-group',
      'POST /v1/transfers/consecutive-reserves/Consecutive/{baseHotel}/{baseFolio}/{hotel}/{folio}',
      'POST /v1/transfers/transfer-ws/contact-messages-guest',
      'POST /v1/serviceManage/email-service/send',
      'POST /v1/transfers/coupons/{coupon_id}/letter/email',
    ]);
    expect(check.systems.filter(({ calls }) => calls.length > 0)).toHaveLength(9);
    const odd = check.systems.flatMap(({ calls }) => calls.flatMap((call) => call.odd));
    expect(
      odd.filter(({ outcome }) => outcome === 'refused'),
      text,
    ).toEqual([]);
    expect(
      standIn.heard.map(({ method, path }) => `${method} ${path}`).filter((line) => deeds.test(line)),
    ).toEqual([]);
    // Printed lines may be kept in a log.
    expect(text).not.toMatch(/rivera|BP100001/i);
  },
);

it('says what a sale would miss, and where an answer cannot be read', async () => {
  const { standIn, config } = await opened('rich');
  standIn.faults.set({ call: 'listProperties', kind: 'missing-fields' });
  standIn.faults.set({ call: 'getServiceSheet', kind: 'status' });
  const check = await checkBackends(config, systemClock, stay);
  const { isWhole, text } = tellCheck(check);
  expect(isWhole).toBe(false);
  expect(check.gaps).toEqual(['stay_hotel', 'sheet']);
  expect(text).toContain('not understood: [].code: expected text, found nothing');
  expect(text).toContain('The first service has no sheet');
});

it('names what a system does that is reached: not understood, failing, or refusing the token', async () => {
  const { standIn, config } = await opened('rich');
  standIn.faults.set({ call: 'findStay', kind: 'html' });
  standIn.faults.set({ call: 'getExchangeRate', kind: 'status', status: 503 });
  standIn.faults.set({ call: 'listAirlines', kind: 'status', status: 403 });
  standIn.faults.set({ call: 'findFlightByKey', kind: 'status', status: 401 });
  standIn.faults.set({ call: 'searchFlight', kind: 'status', status: 403 });
  standIn.faults.set({ call: 'listProperties', kind: 'html' });
  const toSignIn = { kind: 'status', status: 302, headers: { location: '/login' } } as const;
  standIn.faults.set({ call: 'getGeoIp', ...toSignIn });
  const check = await checkBackends(config, systemClock, stay);
  const { text } = tellCheck(check);
  expect(check.gaps).toContain('bearer');
  for (const told of [
    /^mobile .*: reached and not understood$/m,
    /^geo .*: reached and not understood$/m,
    /^flights .*: reached, and it refuses our token$/m,
    /^exchange-rate .*: reached, and it fails$/m,
  ])
    expect(text).toMatch(told);
});

it.each([
  ['rate_zero', { price: 0, adultPrice: 0 }],
  ['currencies', { currencyId: 'MXN' }],
])('names rates that cannot be sold: %s', async (gap, change) => {
  const { standIn, config } = await opened('rich');
  standIn.state.rateChange = change;
  const check = await checkBackends(config, systemClock, stay);
  expect(check.gaps).toContain(gap);
});

it('says that a stay was not found, and that systems do not answer', async () => {
  const { standIn, config } = await opened('documented');
  expect((await checkBackends(config, systemClock, { ...stay, folio: 'BP999999-1' })).gaps).toContain('stay');
  await standIn.goDown();
  const { systems, gaps } = await checkBackends(config, systemClock, stay);
  expect(gaps).toContain('sign_in');
  expect(systems.find(({ system }) => system === 'auth')?.calls).toMatchObject([{ outcome: 'connect' }]);
});

it('is nothing to do where everything is ours', async () => {
  expect(tellCheck(await checkBackends(readConfig({}), systemClock, stay))).toEqual({
    isWhole: true,
    text: 'No system of the group is set: everything is ours.',
  });
});
