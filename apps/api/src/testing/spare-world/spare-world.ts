import { type FaultyServer, type StandInRequest, startFaultyServer } from '../stand-in/faulty-server.ts';
import { ridesOf, type Sold } from './spare-rides.ts';
import {
  at,
  car,
  dayFromNow,
  offer,
  oneWay,
  quietHotel,
  sheets,
  shuttle,
  spareHotel,
  spareStay,
} from './spare-rows.ts';

/**
 * A second group, written by hand from the documents and with nothing of the demo: two resorts, one airport, three services. Its answers
 * have the documented fields and no other. `answers` changes one call's answer.
 */

export type Said = { readonly status?: number; readonly body: unknown };
export type Answer = (asked: Asked) => Said;
export type Asked = StandInRequest & {
  readonly at: Readonly<Record<string, string>>;
  readonly json: () => Readonly<Record<string, unknown>>;
};

export type SpareWorld = FaultyServer & {
  readonly answers: Map<string, Answer>;
  readonly sold: Sold[];
  readonly url: string;
};

type Row = readonly [call: string, method: string, pattern: RegExp, answer: (sold: Sold[]) => Answer];

const done: Answer = () => ({ body: { success: true } });

const rows: readonly Row[] = [
  ['login', 'POST', /^\/v1\/auth\/login\/system$/, () => () => ({ body: { id: { token: 'spare-token' } } })],
  [
    'properties',
    'GET',
    /^\/api\/v2\/properties\/all$/,
    () => () => ({
      body: {
        data: [
          {
            id: 71,
            code: spareHotel,
            smartCode: 'GRAND',
            name: 'Gran Arena',
            thumbnail: null,
            currentDate: at(dayFromNow(0)),
          },
          {
            id: '72',
            code: quietHotel,
            smartCode: 'TERRA',
            name: 'Terra Serena',
            thumbnail: '',
            currentDate: null,
          },
        ],
      },
    }),
  ],
  [
    'airports',
    'GET',
    /^\/airports$/,
    () => () => ({
      body: [
        {
          airport_id: '31',
          iata_code: 'CUN',
          oaci_code: 'MMUN',
          web_transfers: 1,
          language: [
            { language_id: 1, airport_name: 'Cancun International Airport' },
            { language_id: 2, airport_name: 'Aeropuerto Internacional de Cancún' },
          ],
          resorts: [{ resort_id: '71' }, { resort_id: 72 }],
        },
        {
          airport_id: 32,
          iata_code: 'PUJ',
          oaci_code: null,
          web_transfers: 0,
          language: null,
          resorts: null,
        },
      ],
    }),
  ],
  [
    'airlines',
    'GET',
    /^\/v1\/transfers\/airlines-external$/,
    () => () => ({
      body: [
        {
          id: '901',
          createdAt: null,
          createdBy: 1,
          iataCode: 'AA',
          icaoCode: 'AA',
          name: 'American',
          type: null,
          status: 1,
        },
        { id: 902, iataCode: null, icaoCode: null, name: 'Charter', type: 'X', status: 1 },
      ],
    }),
  ],
  [
    'offers',
    'GET',
    /^\/v1\/serviceManage\/transfers-services-for-sale\/(?<hotel>\w+)$/,
    () =>
      ({ at: { hotel }, query }) => {
        if (hotel !== spareHotel || query.get('airport_id') !== '31')
          return { status: 404, body: { message: 'No services' } };
        return {
          body: query.get('is_round_trip') === '1' ? [offer(shuttle, 0), offer(car, 1)] : offer(oneWay, 0),
        };
      },
  ],
  [
    'sheet',
    'GET',
    /^\/master-service\/sheet-data\/(?<id>\d+)$/,
    () =>
      ({ at: { id }, query }) => {
        const sheet = sheets[id ?? ''];
        return sheet
          ? { body: { data: sheet(query.get('language') ?? '') } }
          : { status: 404, body: { message: 'Not found' } };
      },
  ],
  [
    'segments',
    'GET',
    /^\/v1\/transfers\/transfers\/service-segment\/(?<segment>\d+)$/,
    () =>
      ({ at: { segment } }) =>
        segment === '611'
          ? {
              body: [
                {
                  id: 1,
                  service_segment_id: 611,
                  service_id: shuttle,
                  service: 'Shuttle',
                  transfer_type_id: 1,
                  transfer_type: 'R',
                  type_description: null,
                  short_description: 'CUN-GRX',
                  description: null,
                  origin_place_id: 701,
                  destination_place_id: 702,
                  international_hour_before: '03:30:00',
                  national_hour_before: '02:30:00',
                  collective: 0,
                  status: 1,
                },
              ],
            }
          : { status: 404, body: { message: 'No segment' } },
  ],
  [
    'configurations',
    'GET',
    /^\/v1\/transfers\/transfers\/service-segment\/\d+\/configuration$/,
    () => () => ({ status: 404, body: { message: 'No configuration' } }),
  ],
  ['restriction', 'GET', /^\/v1\/serviceManage\/restrictions\/\d+$/, () => () => ({ status: 404, body: {} })],
  ['recipients', 'GET', /^\/v1\/serviceManage\/notification-groups$/, () => () => ({ body: { data: [] } })],
  [
    'stay',
    'GET',
    /^\/api\/v2\/reservations\/reservationByReference\/(?<name>[^/]+)\/(?<folio>[^/]+)$/,
    () =>
      ({ at: { name, folio } }) => ({ body: spareStay(folio ?? '', decodeURIComponent(name ?? '')) }),
  ],
  ['consecutives', 'GET', /^\/api\/v2\/reservations\/consecutives$/, () => () => ({ body: [] })],
  ['related', 'POST', /^\/API\/GetListRelatedReservations$/, () => () => ({ body: { data: [] } })],
  ['included', 'GET', /^\/v3\/transfers\/include$/, () => () => ({ body: [] })],
  ['dates', 'GET', /^\/v1\/transfers\/reservation\/dates\/\d+\/\w+$/, () => () => ({ body: [] })],
  ['flight', 'GET', /^\/v1\/transfers\/flights\/key\/\w+$/, () => () => ({ body: { is_national: '0' } })],
  [
    'search',
    'GET',
    /^\/v1\/transfers\/flights\/search-data\/.+$/,
    () => () => ({ body: { is_national: '0' } }),
  ],
  ['rate', 'GET', /^\/v1\/exchange-rate$/, () => () => ({ body: { exchangeRate: '18.25' } })],
  ['geo', 'GET', /^\/api\/public\/geo-ip\/.+$/, () => () => ({ body: null })],
  [
    'sale',
    'POST',
    /^\/transfers\/v1\/sales\/coupons\/(?<service>\d+)$/,
    (sold) =>
      ({ at: { service }, json }) => {
        const body = json();
        const id = String(70_001 + sold.length);
        const flights = {
          arrival: body.arrival as Record<string, unknown> | undefined,
          departure: body.departure as Record<string, unknown> | undefined,
        };
        sold.push({ id, body, service: service ?? '', paid: false, cancelled: false, flights });
        return { body: { coupon_id: Number(id) } };
      },
  ],
  [
    'rides',
    'GET',
    /^\/v2\/transfers\/reservations\/(?<hotel>\w+)\/(?<folio>[^/]+)$/,
    (sold) =>
      ({ at: { hotel, folio } }) => {
        const own = sold.filter(({ body }) => body.hotel === hotel && body.folio === folio).flatMap(ridesOf);
        return own.length > 0 ? { body: own } : { status: 404, body: { message: 'No transfers' } };
      },
  ],
  [
    'coupon',
    'GET',
    /^\/v1\/guests\/reservations\/search$/,
    (sold) =>
      ({ query }) => ({ body: sold.filter(({ id }) => id === query.get('coupon')).flatMap(ridesOf) }),
  ],
  [
    'pay',
    'POST',
    /^\/v1\/sales\/payments\/pay-coupon-by-id$/,
    (sold) =>
      ({ body }) => {
        const one = sold.find(({ id }) => id === new URLSearchParams(body).get('coupon_id'));
        if (!one) return { status: 404, body: {} };
        one.paid = true;
        return { body: { success: true } };
      },
  ],
  [
    'change',
    'PUT',
    /^\/v3\/transfers\/reservations\/(?<ride>\d+)$/,
    (sold) =>
      ({ at: { ride }, json }) => {
        const one = sold.find(({ id }) => id === ride?.slice(0, -1));
        if (!one) return { status: 404, body: {} };
        one.flights[ride?.endsWith('0') ? 'arrival' : 'departure'] = { ...json() };
        return { body: { success: true } };
      },
  ],
  ['cancelRide', 'PUT', /^\/v2\/transfers\/receptive-reservations\/service-cancel\/\d+$/, () => done],
  [
    'cancel',
    'PUT',
    /^\/v2\/transfers\/reservations\/cancel-coupons-by-id$/,
    (sold) =>
      ({ json }) => {
        const { coupons } = json() as { coupons?: unknown[] };
        for (const one of sold) if (coupons?.map(String).includes(one.id)) one.cancelled = true;
        return { body: { success: true } };
      },
  ],
  ['group', 'POST', /^\/v1\/transfers\/receptive-group-booking\/receptive-group$/, () => done],
  ['link', 'POST', /^\/v1\/transfers\/consecutive-reserves\/Consecutive\/.+$/, () => done],
  ['question', 'POST', /^\/v1\/transfers\/transfer-ws\/contact-messages-guest$/, () => done],
  ['mail', 'POST', /^\/v1\/serviceManage\/email-service\/send$/, () => done],
];

/** Their systems on one address. No other token than theirs is taken. */
export async function startSpareWorld(): Promise<SpareWorld> {
  const answers = new Map<string, Answer>();
  const sold: Sold[] = [];
  const server = await startFaultyServer((request) => {
    for (const [call, method, pattern, answer] of rows) {
      const match = request.method === method ? pattern.exec(request.path) : null;
      if (!match) continue;
      const { authorization } = request.headers;
      // Without a sign-in of theirs no call carries a token.
      if (call !== 'login' && authorization !== undefined && authorization !== 'Bearer spare-token')
        return { call, status: 401, body: {} };
      const at = { ...match.groups };
      const json = () => JSON.parse(request.body) as Record<string, unknown>;
      const { status = 200, body } = (answers.get(call) ?? answer(sold))({ ...request, at, json });
      return { call, status, body };
    }
    return { call: 'none', status: 404, body: { message: 'Cannot find it' } };
  });
  return Object.create(server, {
    answers: { value: answers, enumerable: true },
    sold: { value: sold, enumerable: true },
  }) as SpareWorld;
}
