import type { CallAnswer } from '@traslado/contract/schemas';
import type { ExampleOf } from './example-of.ts';

const pictures = {
  thumbnails: ['/art/vehicles/suv.svg'],
  desktop: ['/art/vehicles/suv.svg'],
  largeDesktop: ['/art/vehicles/suv.svg'],
  tablets: ['/art/vehicles/suv.svg'],
  mobile: ['/art/vehicles/suv.svg'],
};

const sheet: CallAnswer<'getServiceSheet'> = {
  id: 121,
  category: 'Round trip',
  provider: {
    providerId: 1,
    businessName: 'Perla Transportación, S.A. de C.V.',
    tradeName: 'Perla Transfers',
  },
  name: 'Private SUV',
  business: 'Transfers',
  businessId: 1,
  serviceSegmentId: 12,
  serviceSegment: 'CUN - BP suv',
  serviceFamilyId: 2,
  description: 'An SUV with its own driver, only for you and yours.',
  images: pictures,
  itinerary: ['Land, collect your bags and pass customs.', 'Walk to the meeting point outside arrivals.'],
  includes: ['A driver of your own'],
  notIncludes: ['Tips'],
  location: 'Cancún',
  tags: ['private'],
  recommendations: ['Send us your flight number as soon as you have it.'],
  rates: [
    {
      id: 1210,
      currencyId: 'USD',
      priority: 10,
      description: 'Private SUV, round trip',
      price: 160,
      adultPrice: 0,
      minorPrice: 0,
      initialValidity: '2026-01-01',
      finalValidity: '2027-12-31',
      pax_max: 6,
    },
  ],
  demarcation: [{ description: 'Hotel zone of Cancún', elementTypeId: 1, id: 1, order: 1 }],
  terms: ['Changes are made until 96 hours before the ride.'],
  policies: ['Children of 4 and over pay in full.'],
  private: true,
  transportationTypeId: 2,
  transportationType: 'Private',
  isRoundTrip: true,
  isArrival: true,
  luggage: { suitcases: 1, handBags: 1 },
  arrivalPlaceId: 1001,
  departurePlaceId: 1,
  pax_max: 6,
};

const serviceForSale: CallAnswer<'listServicesForSale'>[number] = {
  id: 111,
  service_segment_id: 11,
  maximum_pax: 10,
  recommended: 0,
  service_rate_id: 1110,
  movement_origin_id: 1,
  operation_type_id: 1,
  position_id: 1,
  arrival_place_id: 1001,
  departure_place_id: 1,
  private: false,
  national_hour_before: '02:30',
  international_hour_before: '03:30',
  suitcases: 1,
  hand_bags: 1,
  upsell_service_id: 121,
  closed: null,
};

const flight: CallAnswer<'searchFlight'> = {
  flight_key: 'AA1234',
  airline_id: 12,
  airline: 'American Airlines',
  flight_number: '1234',
  airport_id: 1,
  type: 'A',
  flight_date: '2026-12-21',
  flight_time: '14:35',
  is_national: '0',
  other_airport: 'DFW',
};

type CatalogueCall =
  | 'loginSystem'
  | 'listAirports'
  | 'listProperties'
  | 'getServiceSheet'
  | 'listServicesForSale'
  | 'listIncludedTransfers'
  | 'listAirlines'
  | 'listSegmentConfigurations'
  | 'listSegments'
  | 'getRestriction'
  | 'findFlightByKey'
  | 'searchFlight'
  | 'getReservationDates'
  | 'getExchangeRate'
  | 'getPublicIp'
  | 'getGeoIp'
  | 'getBrand';

/** Tokens, and what a page needs before anything is booked. */
export const catalogueExamples: { readonly [N in CatalogueCall]: ExampleOf<N> } = {
  loginSystem: {
    body: { username: 'web' },
    answer: { id: { token: 'eyJhbGciOi…', expires_at: '2026-11-22T15:00:00Z' } },
  },
  listAirports: {
    query: { hotel: 'BP' },
    answer: [
      {
        airport_id: 1,
        iata_code: 'CUN',
        oaci_code: 'MMUN',
        web_transfers: true,
        time_zone: 'America/Cancun',
        language: [
          { language_id: 'en', airport_name: 'Cancún International Airport', city: 'Cancún' },
          { language_id: 'es', airport_name: 'Aeropuerto Internacional de Cancún', city: 'Cancún' },
        ],
        resorts: [{ resort_id: 1 }],
        clearance: { international: 40, national: 15 },
      },
    ],
  },
  listProperties: {
    query: { allBrands: '1' },
    answer: [
      {
        id: 1,
        code: 'BP',
        smartCode: 'PBP',
        name: 'Bahía Perla',
        thumbnail: '/art/resorts/bahia-perla.svg',
        currentDate: '2026-11-21',
        groupId: 1,
        timeZone: 'America/Cancun',
        phone: '+529985550101',
        email: 'bahia@perla.example',
        officeHours: { from: '08:00', to: '20:00' },
        seatPolicy: 'specification',
        allowsWithoutFlight: true,
        changeDeadlineHours: 96,
        cancelDeadlineHours: 5,
        folioExample: 'BP123456-1',
        airports: [{ airport_id: 1, extraMinutes: 0 }],
      },
    ],
  },
  getServiceSheet: {
    params: { id: '121' },
    query: { service_date: '2026-12-21', language: 'EN', hotel_key: 'BP' },
    answer: sheet,
  },
  listServicesForSale: {
    params: { hotel: 'BP' },
    query: { service_date: '2026-12-21', is_round_trip: '1', language: 'EN', airport_id: '1' },
    answer: [serviceForSale],
  },
  listIncludedTransfers: {
    query: { hotel: 'BP', folio: 'BP100002-1', last_name: 'Muñoz López', airport_id: '1' },
    answer: [
      {
        ...serviceForSale,
        included: true,
        covers: 'round_trip',
        benefit: { adults: 2, children: 1, worth: 126, used: 0, remaining: 126, currency: 'USD' },
      },
    ],
  },
  listAirlines: {
    answer: [
      {
        id: 12,
        createdAt: '2026-01-01T00:00:00Z',
        createdBy: 'demo',
        iataCode: 'AA',
        icaoCode: 'AA',
        name: 'American Airlines',
        type: 'scheduled',
        status: 1,
        updatedAt: '2026-01-01T00:00:00Z',
        updatedBy: 'demo',
      },
    ],
  },
  listSegmentConfigurations: {
    params: { segment: '11' },
    answer: [
      {
        id: 1,
        serviceSegmentId: 11,
        propertyId: 1,
        description: 'Shuttles run from 06:00 to 22:00',
        initialServiceTime: '06:00',
        finalServiceTime: '22:00',
        status: 1,
        auxiliar: null,
        restrictionCategoryId: null,
        notificationMails: null,
        restrictionId: null,
        createdBy: 'demo',
        updatedBy: 'demo',
        updatedAt: '2026-01-01T00:00:00Z',
      },
    ],
  },
  listSegments: {
    params: { segment: '11' },
    query: { status: '1' },
    answer: [
      {
        id: 111,
        service_segment_id: 11,
        service_id: 111,
        service: 'Shared shuttle',
        transfer_type_id: 1,
        transfer_type: 'Shared',
        type_description: 'Seats in a shared vehicle',
        short_description: 'CUN - BP',
        description: 'Transfers between Cancún International Airport and Bahía Perla',
        place_area_origin_id: 1,
        place_area_destination_id: 1001,
        international_hour_before: '03:30',
        national_hour_before: '02:30',
        collective: true,
        status: 1,
      },
    ],
  },
  getRestriction: {
    params: { id: '2' },
    answer: {
      id: 2,
      restrictionCategoryId: 2,
      referenceId: 1,
      appliedRule: 1,
      auxiliar: 48,
      status: 1,
      createdBy: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedBy: 1,
      updatedAt: '2026-01-01T00:00:00Z',
    },
  },
  findFlightByKey: { params: { flightNumber: 'AA1234' }, answer: { ...flight, flight_date: null } },
  searchFlight: {
    params: { codeFlight: 'AA', numberFlight: '1234', type: 'A', dateFlight: '2026-12-21' },
    answer: flight,
  },
  getReservationDates: {
    params: { serviceID: '111', hotel: 'BP' },
    answer: { from: '2026-11-22', to: '2028-05-21', closed: ['2027-01-20'] },
  },
  getExchangeRate: { answer: { exchangeRate: 18, currency: 'MXN', asOf: '2026-11-21' } },
  getPublicIp: { answer: { ip: '203.0.113.7' } },
  getGeoIp: { params: { ip: '203.0.113.7' }, answer: { country: 'MX' } },
  getBrand: {
    answer: {
      name: 'Perla Resorts',
      logo: null,
      colours: {},
      phones: [{ country: 'MX', label: { en: 'Mexico', es: 'México' }, number: '+528005550143' }],
      email: 'transfers@perla.example',
      links: {
        websites: [{ label: { en: 'Perla Club', es: 'Club Perla' }, href: 'https://club.perla.example/' }],
        resources: [
          {
            label: { en: 'Privacy notice', es: 'Aviso de privacidad' },
            href: 'https://perla.example/privacy',
            about: 'privacy',
          },
        ],
        foundation: [],
      },
      groups: [{ groupId: 1, name: 'Perla Resorts', operaCode: 'PRL', smartCode: 'PR' }],
      demo: false,
    },
  },
};
