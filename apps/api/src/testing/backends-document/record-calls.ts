import { flattenForm } from '@traslado/contract/form';
import { queryText } from '@traslado/contract/request';
import { fillPath } from '@traslado/contract/route';
import { createHttpExchangeRates } from '../../adapters/exchange-rates/http.ts';
import { createHttpFlights } from '../../adapters/flights/http.ts';
import { createHttpGeoIp } from '../../adapters/geo-ip/http.ts';
import { createHttpGroupCatalogue } from '../../adapters/group-catalogue/http.ts';
import type { Backend, CallInput, CallRoute } from '../../adapters/group-client/backend.ts';
import { type GroupSystem, issueToken } from '../../adapters/group-client/group-systems.ts';
import { unavailable } from '../../adapters/group-client/outcome.ts';
import type { AnswerReader } from '../../adapters/group-client/tolerant/reading.ts';
import { createHttpLetterProxy } from '../../adapters/letter-proxy/http.ts';
import { createEmailServiceMailer } from '../../adapters/mailer/email-service.ts';
import { pmsCalls } from '../../adapters/pms/calls.ts';
import { createHttpStaffProfiles } from '../../adapters/staff-profiles/http.ts';
import { createHttpTransfers } from '../../adapters/transfers/http.ts';

/** A call as an adapter makes it. */
export type RecordedCall = {
  readonly system: GroupSystem;
  readonly method: string;
  readonly path: string;
  /** Names of the sent fields, by place: `path hotel`, `query service_date`, `body arrival.flight_key`. */
  readonly sent: readonly string[];
  readonly answer: AnswerReader<unknown>;
  /** The request with sample values, as it goes over the line. */
  readonly request: string;
};

/** A backend that answers nothing and records its requests. */
function recorder(system: GroupSystem, calls: RecordedCall[]): Backend {
  return {
    name: system,
    async call(route, { params = {}, query = {}, body = {} }, answer) {
      calls.push({
        system,
        method: route.method,
        path: route.path,
        sent: [
          ...Object.keys(params).map((name) => `path ${name}`),
          ...Object.keys(query).map((name) => `query ${name}`),
          ...fieldNames(body).map((name) => `body ${name}`),
        ],
        answer,
        request: requestText(route, { params, query, body }),
      });
      return unavailable('connect', false);
    },
    close: async () => undefined,
  };
}

/** Head and body of a request, without the address and the token of every one. */
function requestText(
  { method, path, body: encoding }: CallRoute,
  { params, query, body }: CallInput,
): string {
  const line = `${method} ${fillPath(path, params)}${queryText(query)}`;
  if (!encoding || !body) return line;
  if (encoding === 'json')
    return `${line}\ncontent-type: application/json\n\n${JSON.stringify(body, null, 2)}`;
  const isForm = encoding === 'form';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  const fields = flattenForm(body);
  const text = isForm
    ? new URLSearchParams(fields).toString()
    : fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${line}\ncontent-type: ${type}\n\n${text}`;
}

/** `arrival.flight_key`, `reservations[].hotel`. */
function fieldNames(body: object): string[] {
  const names = flattenForm(body).map(([name]) =>
    name.replace(/\[\d+\]/g, '[]').replace(/\[(\w+)\]/g, '.$1'),
  );
  return [...new Set(names)];
}

const stay = { hotel: 'CM', folio: '845512-1' };
const counters = { adults: 2, children: 1, babySeats: 0 };
const leg = {
  flightCode: 'AA1234',
  flightOn: '2026-12-21',
  flightTime: '14:20',
  pickUpTime: '14:20',
  isNational: false,
  airlineId: 7,
} as const;

/** Every call that the adapters can make, each made once with sample arguments. In the order in which a sale makes them. */
export async function recordCalls(): Promise<readonly RecordedCall[]> {
  const calls: RecordedCall[] = [];
  const of = (system: GroupSystem) => recorder(system, calls);
  await issueToken(of('auth'), 'web');
  const own = { name: 'Ada', email: null, roles: [], attributes: {}, apps: [] };
  await createHttpStaffProfiles(of('profile'), () => []).read(own, 'token');
  const pms = pmsCalls(of('mobile'), of('reservations'));
  await pms.findStay('Marin', stay.folio);
  await pms.listConsecutive({ ...stay, nameId: '991' });
  await pms.listRelated({ ...stay, nameId: '991' });
  const catalogue = createHttpGroupCatalogue(of);
  await catalogue?.listProperties?.();
  await catalogue?.listAirports?.();
  await catalogue?.listAirlines?.();
  await catalogue?.listOffers?.({ hotel: stay.hotel, airportId: 4, isRoundTrip: true, on: leg.flightOn });
  await catalogue?.findSheet?.({ serviceId: 311, language: 'en', hotel: stay.hotel, on: leg.flightOn });
  await catalogue?.findSegment?.(42);
  await catalogue?.listConfigurations?.(42);
  await catalogue?.findRestriction?.(12);
  await catalogue?.listRecipients?.(`TRANS:CARTACONFIRMACION:${stay.hotel}`);
  await createEmailServiceMailer(of('operations')).send(
    {
      messageId: '<1@group.example>',
      from: { name: 'Perla', address: 'transfers@perla.example' },
      to: { name: '', address: 'ada@example.com' },
      subject: 'Your transfer',
      text: 'Hello',
      html: '<p>Hello</p>',
      language: 'en',
      attachments: [],
    },
    async () => undefined,
  );
  const flights = createHttpFlights(of('flights'), { airlineIdOf: () => 7, airportIdOf: (id) => id });
  await flights.findByKey('AA1234');
  await flights.find('AA1234', 'A', leg.flightOn);
  await recordSales(of('transfers'));
  await createHttpLetterProxy(of('proxy')).send({
    couponCode: 'K31',
    email: 'ada@example.com',
    language: 'en',
    key: 'once',
  });
  await createHttpExchangeRates(of('exchange-rate')).find('MXN', leg.flightOn);
  await createHttpGeoIp(of('geo')).countryOf('203.0.113.7');
  return calls;
}

async function recordSales(backend: Backend): Promise<void> {
  const transfers = createHttpTransfers(backend);
  await transfers.listIncluded(
    { ...stay, lastName: 'Marin', nameId: '991', isMember: false, isGuest: true, club: 'X' },
    4,
  );
  await transfers.findDates({ serviceId: 311, hotel: stay.hotel });
  await transfers.linkStay(stay, { hotel: 'PL', folio: '845513-1' });
  await transfers.createGroup([
    { ...stay, ...counters },
    { hotel: 'CM', folio: '845514-1', ...counters },
  ]);
  await transfers.sell({
    ...counters,
    reference: '7d0c',
    serviceId: 311,
    rateId: 9,
    stay,
    contact: { name: 'Ada Marin', email: 'ada@example.com', phone: '+525512345678' },
    passengers: 2,
    operationType: 1,
    operationTypeId: 1,
    positionId: 1,
    fromPlaceId: 5,
    toPlaceId: 6,
    movementOriginId: 1,
    observation: '',
    included: false,
    private: true,
    groupId: 0,
    legs: [
      { ...leg, direction: 'arrival' },
      { ...leg, direction: 'departure' },
    ],
  });
  await transfers.findCoupon('K31');
  await transfers.listRides(stay);
  await transfers.pay({ couponCode: 'K31', reference: '7d0c', paymentToken: 'tok', amountMinor: 8_400 });
  await transfers.change({ ...leg, ...counters, couponCode: 'K31', transferId: 88, passengers: 2 });
  await transfers.cancelRide(88);
  await transfers.cancelCoupons(['K31']);
  await transfers.takeQuestion({
    reference: 'Q1',
    ...stay,
    airportId: 4,
    name: 'Ada Marin',
    phone: '+525512345678',
    email: 'ada@example.com',
    message: 'Is there a child seat?',
  });
}
