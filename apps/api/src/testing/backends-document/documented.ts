/**
 * The documents' fields of each call: sent ones, and those of the answer. Written from the documents alone. The adapters' requests and
 * needs are compared with it, and each difference has to be explained here.
 */
export type DocumentedCall = {
  readonly what: string;
  /** As `record-calls.ts` names them. */
  readonly sent: readonly string[];
  /** Null where the documents show no field. */
  readonly answered: readonly string[] | null;
  /** Reasons why a field is sent, left out or needed otherwise than shown. */
  readonly because: Readonly<Record<string, string>>;
  /** An answer with the least that is needed. */
  readonly example: unknown;
};

const counters = ['adults', 'minors', 'baby'];
const legFields = ['flight_key', 'service_date', 'flight_time', 'service_time', 'is_national'];
const inBody = (...names: readonly string[]) => names.map((name) => `body ${name}`);
const inQuery = (...names: readonly string[]) => names.map((name) => `query ${name}`);
const inPath = (...names: readonly string[]) => names.map((name) => `path ${name}`);

const listedStay = {
  answered: ['arv_date', 'depart_dt', 'hotel'],
  because: {
    confirmationNumber: 'a stay can be asked for by its number only; without one it is not offered',
    folio: 'the same under its other name',
    lastName: 'without one the name of the stay that was asked about is tried',
  },
  example: [{ hotel: 'PL', arv_date: '2026-12-28', depart_dt: '2027-01-03', confirmationNumber: '845513-1' }],
};

const flight = {
  answered: ['is_national'],
  because: {
    flight_time: 'without a time there is nothing to fill in: the guest types the flight',
    flight_key: 'where it is there, another flight than the one asked for is refused',
    type: 'the same',
    flight_date: 'the same',
    airport_id: 'the same, by their number of the airport',
    airline_id: 'where the designator names no airline that we know',
    airline: 'shown',
    flight_number: 'shown',
    other_airport: 'shown',
    terminal: 'shown, with its meeting point; without it the airport’s own',
  },
  example: { is_national: '0', flight_time: '14:20:00' },
};

const rides = {
  answered: [
    'transfer_id',
    'coupon_id',
    'service_date',
    'pax',
    'reservation_status',
    'status',
    'round_service',
    'private',
    'flight_code',
    'flight_time',
    'service_time',
    'observation',
    'confirmation_letter',
    'provider_id',
  ],
  because: {
    hotel: 'the hotel that was asked about, where they do not say it',
    folio: 'the same',
    direction: 'told by the times, where they do not say it: a landing is its own pick-up',
    pick_up_date: 'calculated here, where they do not say it',
    time_zone: 'that of the airport, where they do not say it',
    reference: 'a sale whose answer was lost is found by it, otherwise by its flights',
    uuidReference: 'the same',
  },
  example: [{ transfer_id: 88, coupon_id: 'K31', service_date: '2026-12-21', status: 'ACTIVE' }],
};

const done = (field: string) => ({
  answered: null,
  because: {
    '': `no field is shown: the table of words above${field && `, or the ${field} that was asked for`}`,
  },
  example: { success: true },
});

export const documentedCalls: Readonly<Record<string, DocumentedCall>> = {
  'POST /v1/auth/login/system': {
    what: 'The token that every other call carries.',
    sent: inBody('username'),
    answered: ['id.token'],
    because: { 'id.expires_at': 'renewed before it ends, where they say when' },
    example: { id: { token: 'eyJhbGciOi' } },
  },
  'GET /profile': {
    what: 'What a person of staff is called and may do, with the token of that person.',
    sent: [],
    answered: ['roles', 'attributes', 'apps'],
    because: {
      name: 'shown',
      email: 'shown; the address of the sign-in counts otherwise',
      'apps[].id': 'one app',
      'apps[].name': 'one app',
      'apps[].path': 'one app',
    },
    example: { roles: ['transfers-desk'] },
  },
  'GET /api/v2/reservations/reservationByReference/{lastname}/{folio}': {
    what: 'A stay by last name and confirmation number. Guests may type the agency’s number in its place: a stay with another confirmation number is taken only where its externalReference is that number and its arrival the day that the guest gave.',
    sent: inPath('lastname', 'folio'),
    answered: [
      ...['resort', 'nameId', 'smartCode', 'confirmationNumber', 'firstName', 'lastName', 'nights', 'adults'],
      ...['children', 'resvNameId', 'reservationStatus', 'arrival', 'departure', 'room', 'email', 'phone'],
      ...[
        'parentResvNameId',
        'usingMember',
        'externalReference',
        'mBenefits',
        'companyId',
        'agencyCode',
        'country',
      ],
      ...[
        'application',
        'company',
        'isMember',
        'isBeneficiary',
        'folioClub',
        'hotelClub',
        'membershipType',
      ].map((name) => `clubInformation.${name}`),
      ...['isGuest', 'allowBookingFrom', 'otherAffiliations[]', 'club'].map(
        (name) => `clubInformation.${name}`,
      ),
    ],
    because: {
      ratePlan: 'rules about a rate plan apply only where it is there',
      marketSegment: 'the same for a segment of guests',
    },
    example: {
      resort: 'CM',
      nameId: '991',
      confirmationNumber: '845512-1',
      lastName: 'Marin',
      arrival: '2026-12-21',
      departure: '2026-12-28',
      adults: 2,
    },
  },
  'GET /api/v2/reservations/consecutives': {
    what: 'Other stays of the same guest.',
    sent: inQuery('resort', 'reservation', 'nameId'),
    ...listedStay,
  },
  'POST /API/GetListRelatedReservations': {
    what: 'Other rooms that belong to a stay.',
    sent: [],
    ...listedStay,
    because: {
      ...listedStay.because,
      'body data.resort':
        'the documents show data without its fields: the same three as for stays that follow',
      'body data.reservation': 'the same',
      'body data.nameId': 'the same',
    },
  },
  'GET /api/v2/properties/all': {
    what: 'The resorts.',
    sent: inQuery('allBrands', 'includeMoonZone'),
    answered: ['id', 'code', 'smartCode', 'name', 'thumbnail', 'currentDate'],
    because: {},
    example: [{ code: 'CM' }],
  },
  'GET /airports': {
    what: 'The airports; those with web_transfers are sold from.',
    sent: [],
    answered: [
      'airport_id',
      'iata_code',
      'oaci_code',
      'web_transfers',
      'language[].language_id',
      'language[].airport_name',
      'resorts[]',
    ],
    because: {
      'clearance.international': 'minutes until guests are outside; ours where they do not say',
      'clearance.national': 'the same',
      'language[].name': 'they write "airport name": one of the two',
    },
    example: [{ airport_id: 4, iata_code: 'CUN', web_transfers: true }],
  },
  'GET /v1/transfers/airlines-external': {
    what: 'The airlines.',
    sent: [],
    answered: [
      'id',
      'createdAt',
      'createdBy',
      'iataCode',
      'icaoCode',
      'name',
      'type',
      'status',
      'updatedAt',
      'updatedBy',
    ],
    because: {},
    example: [{ id: 7, iataCode: 'AA' }],
  },
  'GET /v1/serviceManage/transfers-services-for-sale/{hotel}': {
    what: 'What a resort sells on a day, in the order in which it is offered.',
    sent: [...inPath('hotel'), ...inQuery('service_date', 'is_round_trip', 'language', 'airport_id')],
    answered: [
      ...['id', 'service_segment_id', 'maximum_pax', 'recommended', 'service_rate_id', 'movement_origin_id'],
      ...['operation_type_id', 'position_id', 'arrival_place_id', 'departure_place_id'],
    ],
    because: {},
    example: [{ id: 311, service_segment_id: 42, maximum_pax: 6 }],
  },
  'GET /master-service/sheet-data/{id}': {
    what: 'The sheet of a service in one language, with its rates.',
    sent: [...inPath('id'), ...inQuery('service_date', 'language', 'origin_place_id', 'hotel_key')],
    answered: [
      ...[
        'id',
        'category',
        'name',
        'business',
        'serviceSegmentId',
        'serviceSegment',
        'serviceFamilyId',
        'businessId',
      ],
      ...[
        'description',
        'itinerary[]',
        'includes[]',
        'notIncludes[]',
        'location',
        'tags[]',
        'recommendations[]',
      ],
      ...[
        'provider.providerId',
        'provider.businessName',
        'provider.tradeName',
        'terms[]',
        'policies[]',
        'private',
      ],
      ...[
        'demarcation[].description',
        'demarcation[].elementTypeId',
        'demarcation[].id',
        'demarcation[].order',
      ],
      ...[
        'transportationTypeId',
        'transportationType',
        'isRoundTrip',
        'isArrival',
        'luggage',
        'arrivalPlaceId',
      ],
      ...['departurePlaceId', 'pax_max', 'images'],
      ...[
        'id',
        'currencyId',
        'priority',
        'description',
        'price',
        'adultPrice',
        'minorPrice',
        'initialValidity',
      ].map((name) => `rates[].${name}`),
      ...['finalValidity', 'pax_max'].map((name) => `rates[].${name}`),
    ],
    because: {
      'query origin_place_id':
        'left out: the sheet of a service is asked for as a whole, not for one of its ways',
    },
    example: {
      name: 'Airport shuttle',
      private: false,
      rates: [
        { id: 9, price: 84, adultPrice: 42, initialValidity: '2026-01-01', finalValidity: '2026-12-31' },
      ],
    },
  },
  'GET /v1/transfers/transfers/service-segment/{segment}': {
    what: 'How long before a flight the rides of a segment leave.',
    sent: [
      ...inPath('segment'),
      ...inQuery('status', 'service_id', 'place_area_origin_id', 'place_area_destination_id'),
    ],
    answered: [
      ...[
        'id',
        'service_segment_id',
        'service_id',
        'service',
        'transfer_type_id',
        'transfer_type',
        'type_description',
      ],
      ...[
        'short_description',
        'description',
        'origin_place_id',
        'destination_place_id',
        'international_hour_before',
      ],
      ...['national_hour_before', 'collective', 'status'],
    ],
    because: {
      'query service_id': 'left out: the hours are those of the whole segment',
      'query place_area_origin_id': 'the same',
      'query place_area_destination_id': 'the same',
    },
    example: [{ international_hour_before: '03:30', national_hour_before: '02:30' }],
  },
  'GET /v1/transfers/transfers/service-segment/{segment}/configuration': {
    what: 'When the services of a segment run, and what restricts them.',
    sent: inPath('segment'),
    answered: [
      ...[
        'id',
        'serviceSegmentId',
        'propertyId',
        'description',
        'initialServiceTime',
        'finalServiceTime',
        'status',
      ],
      ...[
        'createdBy',
        'updatedBy',
        'updatedAt',
        'auxiliar',
        'restrictionCategoryId',
        'notificationMails',
        'restrictionId',
      ],
    ],
    because: {},
    example: [
      { id: 3, serviceSegmentId: 42, propertyId: 8, initialServiceTime: '06:00', finalServiceTime: '23:00' },
    ],
  },
  'GET /v1/serviceManage/restrictions/{id}': {
    what: 'A restriction: a black-out date, a minimum notice or a capacity.',
    sent: inPath('id'),
    answered: ['id', 'restrictionCategoryId', 'referenceId', 'appliedRule', 'auxiliar', 'status'],
    because: {},
    example: { id: 12, restrictionCategoryId: 2, auxiliar: 24 },
  },
  'GET /v1/serviceManage/notification-groups': {
    what: 'Who is told of a sale, and of one that failed.',
    sent: inQuery('columns', 'notification_tag', 'status'),
    answered: ['id', 'email'],
    because: {},
    example: [{ email: 'desk@group.example' }],
  },
  'POST /v1/serviceManage/email-service/send': {
    what: 'Sends a mail of ours, where no mail server is set.',
    sent: [],
    answered: null,
    because: {
      '': 'any answer of status 2xx that is JSON or empty and does not deny it; a page is a failure',
      ...Object.fromEntries(
        inBody('message_id', 'from', 'from_name', 'to', 'subject', 'text', 'html', 'language').map((name) => [
          name,
          'the documents show a form without its fields',
        ]),
      ),
    },
    example: { success: true },
  },
  'GET /v1/transfers/flights/key/{flightNumber}': {
    what: 'A flight by its designator.',
    sent: inPath('flightNumber'),
    ...flight,
  },
  'GET /v1/transfers/flights/search-data/{codeFlight}/{numberFlight}/{type}/{dateFlight}': {
    what: 'A flight of a day.',
    sent: inPath('codeFlight', 'numberFlight', 'type', 'dateFlight'),
    ...flight,
  },
  'GET /v3/transfers/include': {
    what: 'Which services a stay has paid for. Its price and its dates are calculated here.',
    sent: inQuery('hotel', 'folio', 'last_name', 'airport_id', 'name_id', 'is_member', 'is_guest', 'club'),
    answered: null,
    because: {
      id: 'the number of a service, under one of these names; no field is shown',
      service_id: 'the same',
      serviceId: 'the same',
    },
    example: [{ id: 311 }],
  },
  'GET /v1/transfers/reservation/dates/{serviceID}/{hotel}': {
    what: 'The days on which a service is sold.',
    sent: inPath('serviceID', 'hotel'),
    answered: null,
    because: {
      from: 'the first day; no field is shown',
      to: 'the last day',
      'closed[]': 'days in between that are closed',
    },
    example: { from: '2026-11-23', to: '2028-05-23' },
  },
  'POST /v1/transfers/consecutive-reserves/Consecutive/{baseHotel}/{baseFolio}/{hotel}/{folio}': {
    what: 'Puts a stay that follows beside the first.',
    sent: inPath('baseHotel', 'baseFolio', 'hotel', 'folio'),
    ...done(''),
  },
  'POST /v1/transfers/receptive-group-booking/receptive-group': {
    what: 'The stays that ride together.',
    sent: [
      ...inBody('hotel', 'folio', ...counters),
      ...inBody(...['hotel', 'folio', ...counters].map((name) => `reservations[].${name}`)),
    ],
    answered: null,
    because: {
      receptive_group_id:
        'the number of the group, under either name; {success: true} without one is taken as 0, their default',
      id: 'the same',
    },
    example: { id: 51 },
  },
  'POST /transfers/v1/sales/coupons/{service_id}': {
    what: 'A sale.',
    sent: [
      ...inPath('service_id'),
      ...inBody('hotel', 'folio', 'name', 'email', 'adults', 'minors', 'babyseat', 'pax', 'service_rate_id'),
      ...inBody(
        'is_round_trip',
        'position_id',
        'from_appointment_place_id',
        'to_appointment_place_id',
        'observation',
      ),
      ...inBody(...legFields.flatMap((name) => [`arrival.${name}`, `departure.${name}`])),
      ...inBody(
        'include',
        'private',
        'uuidReference',
        'reference',
        'movement_origin_id',
        'operation_type_id',
      ),
      ...inBody('phone', 'airline_id', 'receptive_group_id'),
    ],
    answered: ['coupon_id'],
    because: {
      amount_due: 'compared with the amount that the guest was shown; another one is refused',
      currency: 'the same',
      status: 'with the amount and the rides the answer is a whole sale; otherwise it is as calculated here',
      hold_expires_at: 'as calculated here, where they do not say it',
      expires_at: 'the same',
      'transfers[].transfer_id': 'numbers of the rides, until a list tells them',
      'transfers[].direction': 'the same',
      'transfers[].service_date': 'the same',
      'transfers[].service_time': 'the same',
    },
    example: { coupon_id: 'K31' },
  },
  'GET /v1/guests/reservations/search': {
    what: 'The rides of a booking.',
    sent: inQuery('coupon'),
    ...rides,
  },
  'GET /v2/transfers/reservations/{hotel}/{folio}': {
    what: 'The rides of a stay.',
    sent: inPath('hotel', 'folio'),
    ...rides,
  },
  'POST /v1/sales/payments/pay-coupon-by-id': {
    what: 'Charges a card, by a token of the gateway.',
    sent: [],
    answered: null,
    because: {
      ...done('').because,
      'body coupon_id': 'the documents say "coupon data" and show no field',
      'body payment_token': 'the same',
      'body amount': 'the same',
      'body currency': 'the same',
      'body uuidReference': 'the same',
    },
    example: { success: true },
  },
  'PUT /v3/transfers/reservations/{receptive_reservation_id}': {
    what: 'Moves a ride.',
    sent: [
      ...inPath('receptive_reservation_id'),
      ...inBody(
        'coupon_id',
        'service_date',
        'service_time',
        'flight_time',
        'flight_code',
        'airline_id',
        'pax',
      ),
      ...inBody('adults', 'minors', 'babyseat'),
    ],
    ...done('coupon_id'),
  },
  'PUT /v2/transfers/receptive-reservations/service-cancel/{id}': {
    what: 'Cancels a ride.',
    sent: inPath('id'),
    ...done('transfer_id'),
  },
  'PUT /v2/transfers/reservations/cancel-coupons-by-id': {
    what: 'Cancels whole bookings.',
    sent: [],
    ...done(''),
    because: { ...done('').because, 'body coupons[]': 'the documents show a JSON body without its fields' },
  },
  'POST /v1/transfers/transfer-ws/contact-messages-guest': {
    what: 'A question of a visitor or a guest.',
    sent: [],
    ...done(''),
    because: {
      ...done('').because,
      ...Object.fromEntries(
        inBody(
          'resort',
          'booking',
          'without_booking',
          'airport',
          'full_name',
          'phone',
          'email',
          'message',
          'terms',
          'uuidReference',
        ).map((name) => [name, 'the documents show a form without its fields']),
      ),
    },
  },
  'POST /v1/transfers/coupons/{coupon_id}/letter/email': {
    what: 'Asks them to send the confirmation letter again.',
    sent: inBody('email'),
    answered: null,
    because: {
      'path coupon_id': 'the path is not documented: it is asked at ours',
      '': 'any answer of status 2xx',
    },
    example: {},
  },
  'GET /v1/exchange-rate': {
    what: 'What a dollar costs; it only informs.',
    sent: [],
    answered: ['exchangeRate'],
    because: {
      currency: 'where it is there, another currency is no answer',
      asOf: 'today, where they do not say it',
    },
    example: { exchangeRate: 18.5 },
  },
  'GET /api/public/geo-ip/{ip}': {
    what: 'The country of an address, for the first choice of a form.',
    sent: inPath('ip'),
    answered: null,
    because: { country: 'no field is shown' },
    example: { country: 'MX' },
  },
};
