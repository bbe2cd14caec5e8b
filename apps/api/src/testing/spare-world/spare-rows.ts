/** The second group's resorts, services and stays, with the documented fields and no other. */

export const spareHotel = 'GRX';
export const quietHotel = 'TRS';
export const shuttle = 9311;
export const car = 9312;
export const oneWay = 9313;

/** A day of the property, as an instant. */
export const at = (day: string): string => `${day}T00:00:00`;

export const sheets: Readonly<Record<string, (language: string) => Readonly<Record<string, unknown>>>> = {
  [shuttle]: (language) => ({
    ...sheetOf(shuttle, language === 'ES' ? 'Traslado compartido' : 'Shared shuttle'),
    private: false,
    isRoundTrip: true,
    isArrival: false,
    rates: [{ ...rateOf(811), price: 0, adultPrice: '44.00', minorPrice: null }],
  }),
  [car]: (language) => ({
    ...sheetOf(car, language === 'ES' ? 'Camioneta privada' : 'Private car'),
    private: true,
    isRoundTrip: true,
    isArrival: false,
    rates: [
      { ...rateOf(822), priority: 2, price: '190.00', adultPrice: null, minorPrice: null },
      { ...rateOf(821), priority: 1, price: 150, adultPrice: null, minorPrice: null },
    ],
  }),
  [oneWay]: (language) => ({
    ...sheetOf(oneWay, language === 'ES' ? 'Solo llegada' : 'Arrival only'),
    private: true,
    isRoundTrip: 0,
    isArrival: 1,
    rates: [{ ...rateOf(831), price: 90, adultPrice: null, minorPrice: null }],
  }),
};

const rateOf = (id: number) => ({
  id: String(id),
  currencyId: 2,
  priority: 1,
  description: null,
  initialValidity: at('2020-01-01'),
  finalValidity: at('2099-12-31'),
  pax_max: null,
});

const sheetOf = (id: number, name: string) => ({
  id,
  category: 'Transportation',
  provider: { providerId: 77, businessName: 'Rutas del Sol SA', tradeName: 'Rutas del Sol' },
  name,
  business: 'TR',
  serviceSegmentId: '611',
  serviceSegment: 'Airport - Hotel',
  serviceFamilyId: 3,
  businessId: 4,
  description: null,
  images: { thumbnails: [], desktop: [], largeDesktop: [], tablets: [], mobile: [] },
  itinerary: null,
  includes: ['Water'],
  notIncludes: [],
  location: null,
  tags: null,
  recommendations: [],
  demarcation: [{ description: 'By the exit', elementTypeId: 1, id: 1, order: 1 }],
  terms: null,
  policies: [],
  transportationTypeId: 2,
  transportationType: 'Land',
  luggage: 2,
  arrivalPlaceId: 702,
  departurePlaceId: 701,
  pax_max: 6,
});

export const offer = (id: number, isRecommended: number) => ({
  id: String(id),
  service_segment_id: 611,
  maximum_pax: '6',
  recommended: isRecommended,
  service_rate_id: 0,
  movement_origin_id: 8,
  operation_type_id: 1,
  position_id: 3,
  arrival_place_id: 702,
  departure_place_id: 701,
});

/** Stays of this world are known by any name and number, so that each test has one of its own. */
export const spareStay = (folio: string, lastName: string) => ({
  resort: spareHotel,
  nameId: 554433,
  smartCode: 'GRAND',
  confirmationNumber: folio,
  firstName: 'Lucía',
  lastName: lastName.toUpperCase(),
  nights: '7',
  adults: '2',
  children: null,
  resvNameId: 998877,
  reservationStatus: 'RESERVED',
  arrival: at(dayFromNow(20)),
  departure: at(dayFromNow(27)),
  room: null,
  email: null,
  phone: null,
  parentResvNameId: null,
  usingMember: null,
  externalReference: null,
  mBenefits: 0,
  companyId: null,
  agencyCode: null,
  country: 'US',
  clubInformation: null,
});

export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
