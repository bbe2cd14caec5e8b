import type { Language } from '@traslado/domain/language';
import type { CouponView, SentLetterFacts, TransferView } from './facts.ts';

/** A ride as examples and tests need one; every part can be set. */
export function exampleTransfer(parts: Partial<TransferView> = {}): TransferView {
  return {
    transfer_id: 11,
    direction: 'arrival',
    status: 'confirmed',
    flight_code: 'AA 1205',
    airline: 'American Airlines',
    is_national: '0',
    flight_date: '2026-12-21',
    flight_time: '14:35',
    terminal: '3',
    time_to_check: false,
    special_items: [{ kind: 'surfboard', count: 2 }],
    special_answer: 'call',
    pick_up: {
      place: {
        id: 1,
        name: 'Cancún International Airport, Terminal 3',
        detail:
          'Leave customs by the right-hand door and walk to pillar 12. Look for the Perla Resorts sign. Our host has your name.',
      },
      date: '2026-12-21',
      time: '14:35',
      time_zone: 'America/Cancun',
      zone_name: 'Cancún',
      at: '2026-12-21T19:35:00Z',
      is_day_before: false,
      waits_until: { date: '2026-12-21', time: '15:35', at: '2026-12-21T20:35:00Z' },
    },
    drop_off: '',
    drive_minutes: 35,
    change_until: '2026-12-17T19:35:00Z',
    cancel_until: '2026-12-21T14:35:00Z',
    viewer: { can_change: true, can_cancel: true },
    ...parts,
  };
}

/** A departure whose pick-up falls on the day before its flight. */
export function exampleDeparture(parts: Partial<TransferView> = {}): TransferView {
  return exampleTransfer({
    transfer_id: 12,
    direction: 'departure',
    flight_code: 'Y4 721',
    airline: 'Volaris',
    is_national: '1',
    flight_date: '2026-12-28',
    flight_time: '01:10',
    terminal: '2',
    special_items: [],
    special_answer: null,
    drop_off: 'Departures, door 3',
    pick_up: {
      place: { id: 2, name: 'Perla Bahía, main lobby', detail: 'Beside the bell desk.' },
      date: '2026-12-27',
      time: '22:40',
      time_zone: 'America/Cancun',
      zone_name: 'Cancún',
      at: '2026-12-28T03:40:00Z',
      is_day_before: true,
      waits_until: { date: '2026-12-27', time: '23:00', at: '2026-12-28T04:00:00Z' },
    },
    change_until: '2026-12-24T03:40:00Z',
    cancel_until: '2026-12-27T22:40:00Z',
    ...parts,
  });
}

export function exampleCoupon(parts: Partial<CouponView> = {}): CouponView {
  return {
    coupon_id: 'K7QXW2MDPR',
    file_id: 'K7QXW2MDPR',
    status: 'confirmed',
    trip_type: 'round_trip',
    version: 1,
    service: { id: 4, name: 'Premium SUV', private: true, image: '/art/suv.svg', pax_max: 6 },
    hotel: 'BP',
    hotel_name: 'Perla Bahía',
    folio: 'BP100001-1',
    airport: { airport_id: 1, iata_code: 'CUN', name: 'Cancún International Airport', city: 'Cancún' },
    transfers: [exampleTransfer(), exampleDeparture()],
    reservations: [
      {
        hotel: 'BP',
        hotel_name: 'Perla Bahía',
        folio: 'BP100001-1',
        guest: 'María Muñoz López',
        main: true,
        adults: 2,
        minors: 1,
        babyseat: 1,
      },
    ],
    contact: { name: 'María Muñoz López', email: 'm•••@example.com', phone: '+52••••••4567' },
    observation: 'A sign with both names, please.',
    price: {
      currency: 'USD',
      total: 160,
      paid: 160,
      refunded: 0,
      due: 0,
      included: false,
      unit: 'vehicle',
      unit_price: 160,
      units: 1,
      lines: [{ code: 'price.vehicles', quantity: 1, unit_price: 160, amount: 160 }],
    },
    total_passengers: 3,
    total_vehicles: 1,
    payment: 'paid',
    hold_expires_at: null,
    expires_at: null,
    created_at: '2026-11-21T16:00:00Z',
    confirmation_mail: 'sent',
    refunds: [],
    pending_change: null,
    policies: ['Nothing is kept when you cancel in time. After the deadline the ride is charged in full.'],
    terms: [
      'Changes and cancellations less than 5 hours before the ride are not accepted and not refunded.',
      'Flight details that change less than 4 days before arrival have to be given to us by phone.',
      'Children of 4 and over, and children who need a baby seat, pay the full rate.',
      'A private round trip costs its round-trip price even if only one way is used.',
      'A ride that nobody shows up for is charged.',
      'Our office answers from 08:00 to 20:00, Cancún time.',
    ],
    phone: '+52 998 555 0134',
    viewer: { owner: true, can_pay: false, can_edit: true, can_cancel: true },
    ...parts,
  };
}

/** The texts that the database gives in Spanish. */
const spanish: Partial<CouponView> = {
  service: { id: 4, name: 'Camioneta premium', private: true, image: '/art/suv.svg', pax_max: 6 },
  airport: { airport_id: 1, iata_code: 'CUN', name: 'Aeropuerto Internacional de Cancún', city: 'Cancún' },
  observation: 'Un letrero con los dos nombres, por favor.',
  policies: ['Si cancelas a tiempo no retenemos nada. Después del límite se cobra el viaje completo.'],
  terms: [
    'No se aceptan ni reembolsan cambios o cancelaciones con menos de 5 horas de anticipación.',
    'Los datos de vuelo que cambien a menos de 4 días de la llegada se dan por teléfono.',
    'Los niños de 4 años o más, y los que necesitan silla, pagan la tarifa completa.',
    'El viaje redondo privado cuesta su precio redondo aunque uses un solo trayecto.',
    'Si nadie se presenta, el viaje se cobra.',
    'Nuestra oficina atiende de 08:00 a 20:00, hora de Cancún.',
  ],
  transfers: [
    exampleTransfer({
      pick_up: {
        ...exampleTransfer().pick_up,
        place: {
          id: 1,
          name: 'Aeropuerto Internacional de Cancún, Terminal 3',
          detail:
            'Sal de la aduana por la puerta de la derecha y camina a la columna 12. Busca el letrero de Perla Resorts. Nuestro anfitrión tiene tu nombre.',
        },
      },
    }),
    exampleDeparture({
      pick_up: {
        ...exampleDeparture().pick_up,
        place: { id: 2, name: 'Perla Bahía, lobby principal', detail: 'Junto al mostrador de botones.' },
      },
    }),
  ],
};

/** Facts of a letter of no real booking: for previews, for tests and for looking at the documents. */
export function exampleFacts(
  language: Language = 'en',
  coupon: Partial<CouponView> = {},
  facts: Partial<SentLetterFacts> = {},
): SentLetterFacts {
  return {
    coupon: exampleCoupon({ ...(language === 'es' ? spanish : {}), ...coupon }),
    brand: { name: 'Perla Resorts', email: 'transfers@perla.example', colours: {} },
    language,
    written: {},
    reach: { email: 'maria@example.com', phone: '+529981234567' },
    manageUrl: 'https://transfers.perla.example/mytransportation?booking=K7QXW2MDPR',
    ...facts,
  };
}
