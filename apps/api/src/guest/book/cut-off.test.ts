import { addDays } from '@traslado/domain/time/civil';
import { afterEach, describe, expect, it } from 'vitest';
import { create, makeStay, signIn } from '../../testing/sales.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Tomorrow is sold until 15:00 on the property's clock. The clocks of the guest's browser and of this machine do not matter. */

const machine = process.env.TZ;
const test = useTestApp();
afterEach(() => {
  test.setNow(testNow);
  if (machine === undefined) delete process.env.TZ;
  else process.env.TZ = machine;
});

/** Hours behind UTC, by the laws of the places and not by our own calculation. Only Nassau changes its clock. */
const zones: readonly (readonly [zone: string, hotel: string, behind: (day: string) => number])[] = [
  ['America/Cancun', 'BP', () => 5],
  ['America/Mazatlan', 'SC', () => 7],
  ['America/Mexico_City', 'VA', () => 6],
  ['America/Bahia_Banderas', 'NY', () => 6],
  ['America/Jamaica', 'MB', () => 5],
  ['America/Santo_Domingo', 'PC', () => 4],
  ['America/Nassau', 'NS', (day) => (day >= '2027-03-14' && day < '2027-11-07' ? 4 : 5)],
];

const days: readonly (readonly [day: string, browser: string])[] = [
  ['2026-12-10', 'UTC'],
  ['2027-03-13', 'America/New_York'],
  ['2027-03-14', 'America/New_York'],
  ['2027-03-28', 'Europe/Madrid'],
  ['2027-04-04', 'Australia/Sydney'],
  ['2027-10-31', 'Europe/Madrid'],
  ['2027-11-06', 'America/New_York'],
  ['2027-11-07', 'America/New_York'],
];

let number = 0;

async function tryAt(hotel: string, day: string, at: number) {
  const property = test.backends.inventory.current().propertyByCode(hotel);
  const airportId = property?.airports[0]?.airportId ?? 0;
  const services = test.backends.inventory.current().servicesOf(property?.id ?? 0, airportId);
  const service = services.find((one) => one.private && one.operationType === 2);
  const tomorrow = addDays(day, 1);
  number += 1;
  const guest = await makeStay(test, {
    hotel,
    folio: `${hotel}76${number}-1`,
    arrival_on: tomorrow,
    departure_on: addDays(day, 5),
  });
  test.setNow(at);
  const token = await signIn(test, guest);
  const url = `/v1/serviceManage/transfers-services-for-sale/${hotel}?service_date=${tomorrow}&is_round_trip=0&airport_id=${airportId}`;
  const list = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const dates = await test.get(`/v1/transfers/reservation/dates/${service?.id}/${hotel}`);
  const rate = service?.rates.find((one) => one.validFromOn <= tomorrow && tomorrow <= one.validToOn);
  const sale = await create(test, token, service?.id ?? 0, {
    hotel,
    folio: guest.folio,
    name: 'Ana Test',
    email: 'ana@example.com',
    phone: '+15551234567',
    adults: 2,
    minors: 0,
    babyseat: 0,
    service_rate_id: rate?.id ?? 1,
    is_round_trip: false,
    arrival: { flight_key: 'AA 4320', service_date: tomorrow, flight_time: '13:35', is_national: '0' },
    uuidReference: `cutoff-${number}-${hotel}`,
  });
  return [
    list.json().find(({ id }: { id: number }) => id === service?.id)?.closed?.code ?? null,
    dates.json().from,
    sale.statusCode === 201 ? null : sale.json().code,
  ];
}

describe.each(zones)('%s', (zone, hotel, behind) => {
  it('is the zone of the property', () => {
    expect(test.backends.inventory.current().propertyByCode(hotel)?.timeZone).toBe(zone);
  });

  it.each(days)('on %s, as %s has it', async (day, browser) => {
    process.env.TZ = browser;
    const three = Date.parse(`${day}T00:00:00Z`) + (15 + behind(day)) * 3_600_000;
    expect(await tryAt(hotel, day, three - 1000)).toEqual([null, addDays(day, 1), null]);
    const late = 'booking.too_late_for_tomorrow';
    expect(await tryAt(hotel, day, three)).toEqual([late, addDays(day, 2), late]);
  });
});
