import type { z } from 'zod';
import type { flight } from '../schemas/flights.ts';
import type { serviceForSale, serviceSheet } from '../schemas/services.ts';

const examplePictures = {
  thumbnails: ['/art/vehicles/suv.svg'],
  desktop: ['/art/vehicles/suv.svg'],
  largeDesktop: ['/art/vehicles/suv.svg'],
  tablets: ['/art/vehicles/suv.svg'],
  mobile: ['/art/vehicles/suv.svg'],
};

export const exampleSheet: z.output<typeof serviceSheet> = {
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
  images: examplePictures,
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

export const exampleService: z.output<typeof serviceForSale> = {
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

export const exampleFlight: z.output<typeof flight> = {
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
