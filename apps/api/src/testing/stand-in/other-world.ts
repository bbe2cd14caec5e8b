import { demoAirlines } from '../../demo/flights.ts';
import { demoAirports, demoProperties } from '../../demo/places.ts';
import { demoRates, demoSegments, demoServices } from '../../demo/services.ts';

/**
 * Another group's names and numbers over the demo's places: none of its hotels is ours, and hardly a number means the same. Numbers of
 * airports and hotels are ours in reverse, so that a mixed-up one belongs to another; a service has one number at all its hotels.
 */

type Service = (typeof demoServices)[number];

/** `BP` is `PB` there; one that reads the same both ways gets another letter. */
const codes = new Map(
  demoProperties.map(({ code }) => {
    const turned = [...code].reverse().join('');
    return [code, turned === code ? `${code[0]}V` : turned];
  }),
);
const ownCodes = new Map([...codes].map(([own, other]) => [other, own]));

export const otherHotel = (code: string): string => codes.get(code) ?? code;
const ownHotel = (code: string): string => ownCodes.get(code) ?? `no ${code}`;

const turnStart = (text: string, turn: (code: string) => string): string => {
  const start = /^[A-Z]{2}/.exec(text)?.[0];
  return start === undefined ? text : turn(start) + text.slice(2);
};

/** `PB123456-1` for `BP123456-1`. */
export const otherFolio = (folio: string): string => turnStart(folio, otherHotel);
const ownFolio = (folio: string): string => turnStart(folio.toUpperCase(), ownHotel);

const firstAirport = demoAirports.length + 1;
const firstProperty = demoProperties.length + 1;
export const otherAirport = (id: number): number => firstAirport - id;
const otherProperty = (id: number): number => firstProperty - id;
const otherAirline = (id: number): number => 9_000 - id;
const otherSegment = (id: number): number => id + 4_000;
const otherRate = (id: number): number => id + 300_000;
const otherPlace = (id: number): number => 2_000 - id;
const otherProvider = (id: number): number => id + 70;
const otherRestriction = (id: number): number => id + 600;
const otherConfiguration = (id: number): number => id + 8_000;

/** The last two digits are its kind; Tulum Quieto has others at its far airport. */
export const otherService = (id: number): number => 7_000 + (id > 1_800 ? 100 : 0) + (id % 100);
const otherMovement = 5;
/** A round trip is 1 in the list of round trips, and an arrival is 1 in the other. */
const otherOperation = { 1: 1, 2: 1, 3: 2 } as const;

function ownService(other: number, hotel: string): Service | undefined {
  const property = demoProperties.find(({ code }) => code === hotel);
  return demoServices.find(
    (service) => service.property_id === property?.id && otherService(service.id) === other,
  );
}

type Turn = (value: number) => number;

/** Fields that name one thing wherever they stand. */
const numbers: Readonly<Record<string, Turn>> = {
  airport_id: otherAirport,
  resort_id: otherProperty,
  propertyId: otherProperty,
  airline_id: otherAirline,
  service_segment_id: otherSegment,
  serviceSegmentId: otherSegment,
  service_id: otherService,
  service_rate_id: otherRate,
  arrival_place_id: otherPlace,
  departure_place_id: otherPlace,
  arrivalPlaceId: otherPlace,
  departurePlaceId: otherPlace,
  providerId: otherProvider,
  provider_id: otherProvider,
  restrictionId: otherRestriction,
};

const texts: Readonly<Record<string, (value: string) => string>> = {
  hotel: otherHotel,
  resort: otherHotel,
  folio: otherFolio,
  confirmationNumber: otherFolio,
  smartCode: (code) => `OTHER${code.slice(0, 2)}`,
  name: (name) => name.replace('Bahía Perla', 'Casa Coral'),
};

/** The meaning of `id` in the answer of a call. */
const ids: Readonly<Record<string, Turn>> = {
  listProperties: otherProperty,
  listAirlines: otherAirline,
  listServicesForSale: otherService,
  getServiceSheet: otherService,
  listIncludedTransfers: otherService,
  listSegmentConfigurations: otherConfiguration,
  getRestriction: otherRestriction,
};

function turn(value: unknown, call: string, within: string): unknown {
  if (Array.isArray(value)) return value.map((one) => turn(one, call, within));
  if (typeof value !== 'object' || value === null) return value;
  const row = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, field(name, inner, { call, within })]),
  );
  if ('operation_type_id' in row)
    return {
      ...row,
      operation_type_id: otherOperation[row.operation_type_id as 1 | 2 | 3],
      movement_origin_id: otherMovement,
    };
  return row;
}

function field(
  name: string,
  value: unknown,
  { call, within }: { readonly call: string; readonly within: string },
): unknown {
  const isWhole = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const ofRate = within === 'rates' && name === 'id' ? otherRate : undefined;
  const ofRow = within === '' && name === 'id' ? ids[call] : undefined;
  const number = numbers[name] ?? ofRate ?? ofRow;
  if (number && isWhole) return number(Number(value));
  if (name === 'code' && call === 'listProperties') return otherHotel(String(value));
  const text = texts[name];
  if (text && typeof value === 'string') return text(value);
  return turn(value, call, name);
}

/** An answer of the stand-in in the other world's names and numbers. */
export const answerThere = (call: string, body: unknown): unknown => turn(body, call, '');

export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The same request in the demo's names and numbers; null for one with a value that means nothing there. */
export function requestHere(call: string, asked: Asked): Asked | null {
  const params = { ...asked.params };
  const query = new URLSearchParams(asked.query);
  for (const name of ['hotel', 'baseHotel']) if (params[name]) params[name] = ownHotel(params[name]);
  for (const name of ['folio', 'baseFolio']) if (params[name]) params[name] = ownFolio(params[name]);
  for (const name of ['hotel', 'resort', 'hotel_key']) {
    const code = query.get(name);
    if (code !== null) query.set(name, ownHotel(code));
  }
  for (const name of ['folio', 'reservation']) {
    const folio = query.get(name);
    if (folio !== null) query.set(name, ownFolio(folio));
  }
  const airport = query.get('airport_id');
  if (airport !== null) query.set('airport_id', String(otherAirport(Number(airport))));
  const tag = query.get('notification_tag');
  if (tag !== null) query.set('notification_tag', tag.replace(/[A-Z]{2}$/, ownHotel));
  const here = { ...asked, params, query };
  const hotel = query.get('hotel_key') ?? params.hotel ?? '';
  if (params.segment) return withParam(here, 'segment', Number(params.segment) - 4_000);
  if (call === 'getRestriction') return withParam(here, 'id', Number(params.id) - 600);
  if (call === 'getServiceSheet') return withParam(here, 'id', ownService(Number(params.id), hotel)?.id);
  if (call === 'getReservationDates')
    return withParam(here, 'serviceID', ownService(Number(params.serviceID), hotel)?.id);
  if (call === 'createCoupon') return saleHere(here);
  return { ...here, body: bodyHere(asked) };
}

const withParam = (asked: Asked, name: string, value: number | undefined): Asked | null =>
  value === undefined ? null : { ...asked, params: { ...asked.params, [name]: String(value) } };

type Sale = Readonly<Record<string, unknown>> & { readonly hotel: string; readonly folio: string };

/** A sale whose every number is one of that world, in the demo's; null for any other. */
function saleHere(asked: Asked): Asked | null {
  const sale = JSON.parse(asked.body) as Sale;
  const hotel = ownHotel(sale.hotel);
  const service = ownService(Number(asked.params.service_id), hotel);
  const segment = demoSegments.find(({ id }) => id === service?.segment_id);
  if (!service || !segment) return null;
  const places = [segment.place_area_origin_id, segment.place_area_destination_id];
  const [from, to] = service.operation_type === 3 ? [...places].reverse() : places;
  const rate = demoRates('2026-01-01').find(
    ({ id, service_id }) => otherRate(id as number) === sale.service_rate_id && service_id === service.id,
  );
  const airline = demoAirlines.find(({ id }) => otherAirline(id) === sale.airline_id);
  const isTheirs =
    rate &&
    sale.from_appointment_place_id === otherPlace(from ?? 0) &&
    sale.to_appointment_place_id === otherPlace(to ?? 0) &&
    sale.movement_origin_id === otherMovement &&
    sale.operation_type_id === otherOperation[service.operation_type as 1 | 2 | 3] &&
    (sale.airline_id === undefined || airline);
  if (!isTheirs) return null;
  const here = {
    ...sale,
    hotel,
    folio: ownFolio(sale.folio),
    service_rate_id: rate.id,
    from_appointment_place_id: from,
    to_appointment_place_id: to,
    movement_origin_id: 1,
    operation_type_id: service.operation_type,
    ...(airline && { airline_id: airline.id }),
  };
  return { ...asked, params: { service_id: String(service.id) }, body: JSON.stringify(here) };
}

/** Hotels and folios of any other body, in any form. */
function bodyHere({ body }: Asked): string {
  const known = [...ownCodes.keys()].join('|');
  return body
    .replaceAll(new RegExp(`\\b(${known})(?=\\d{3,}-\\d)`, 'g'), ownHotel)
    .replaceAll(
      new RegExp(
        `("(?:hotel|resort)":"|name="[^"]*(?:hotel|resort)\\]?"\\r\\n\\r\\n|\\bresort=)(${known})\\b`,
        'g',
      ),
      (_, before: string, code: string) => before + ownHotel(code),
    )
    .replace(/\bairport=(\d+)/, (_, id: string) => `airport=${otherAirport(Number(id))}`)
    .replace(/"airline_id":(\d+)/, (_, id: string) => `"airline_id":${9_000 - Number(id)}`);
}
