import { z } from 'zod';
import { call } from '../call.ts';
import { airport, label, link, property } from '../schemas/start.ts';
import { civilDate, flagText, hotelCode, session } from '../schemas/values.ts';

/** Data that a page needs before it knows its guest. */
export const startCalls = {
  loginSystem: call({
    route: {
      method: 'POST',
      path: '/v1/auth/login/system',
      access: 'public',
      body: 'form',
    },
    backend: 'auth',
    summary: 'Gives a system its token: the app by its name alone, any other by name and key',
    shapes: {
      body: z.strictObject({
        username: z.string().min(1).max(80),
        /** The key of any system but the app itself, which has none. */
        password: z.string().max(200).optional(),
      }),
      answer: z.object({ id: session }),
    },
    refuses: ['auth.unknown_user'],
    example: {
      body: { username: 'web' },
      answer: { id: { token: 'eyJhbGciOi…', expires_at: '2026-11-22T15:00:00Z' } },
    },
  }),

  listAirports: call({
    route: {
      method: 'GET',
      path: '/airports',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'Airports with web transfers, of one hotel or of all',
    shapes: {
      /** All airports when the hotel is left out. */
      query: z.strictObject({ hotel: hotelCode.optional() }),
      answer: z.array(airport),
    },
    refuses: ['hotel.not_found', 'backend.unavailable'],
    example: {
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
          terminals: [
            {
              terminal: '3',
              meeting: { en: 'Outside arrivals, pillar 12.', es: 'Afuera de llegadas, columna 12.' },
              sign: { en: '', es: '' },
              dropoff: { en: 'Departures, door 4', es: 'Salidas, puerta 4' },
            },
          ],
        },
      ],
    },
  }),

  listProperties: call({
    route: {
      method: 'GET',
      path: '/api/v2/properties/all',
      access: 'app',
    },
    backend: 'mobile',
    summary: 'The resorts of the group',
    shapes: {
      query: z.strictObject({
        allBrands: flagText
          .optional()
          .meta({ description: '`0`: only resorts of the first resort’s brand. `1` when left out.' }),
        includeMoonZone: flagText
          .optional()
          .meta({ description: '`0`: without the parts of larger resorts. `1` when left out.' }),
      }),
      answer: z.array(property),
    },
    refuses: ['backend.unavailable'],
    example: {
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
  }),

  getExchangeRate: call({
    route: {
      method: 'GET',
      path: '/v1/exchange-rate',
      access: 'app',
    },
    backend: 'operations',
    summary: 'The rate of the day, for information',
    shapes: {
      answer: z.object({
        exchangeRate: z.number().nullable(),
        currency: z.string(),
        asOf: civilDate.nullable(),
      }),
    },
    refuses: [],
    example: { answer: { exchangeRate: 18, currency: 'MXN', asOf: '2026-11-21' } },
  }),

  getPublicIp: call({
    route: {
      method: 'GET',
      path: '/api/public/ip',
      access: 'public',
    },
    backend: 'geo',
    summary: 'The address that the caller is seen under',
    shapes: { answer: z.object({ ip: z.string().nullable() }) },
    refuses: [],
    example: { answer: { ip: '203.0.113.7' } },
  }),

  getGeoIp: call({
    route: {
      method: 'GET',
      path: '/api/public/geo-ip/{ip}',
      access: 'public',
    },
    backend: 'geo',
    summary: 'The country of an address, or null',
    shapes: {
      params: z.strictObject({ ip: z.string().max(45) }),
      answer: z.object({ country: z.string() }).nullable(),
    },
    refuses: [],
    example: { params: { ip: '203.0.113.7' }, answer: { country: 'MX' } },
  }),

  getBrand: call({
    route: {
      method: 'GET',
      path: '/api/public/brand',
      access: 'public',
    },
    backend: 'own',
    summary: 'Name, links, phones and hotel groups of the brand',
    shapes: {
      answer: z.object({
        name: z.string(),
        logo: z.string().nullable(),
        colours: z.record(z.string(), z.string()),
        phones: z.array(z.object({ country: z.string(), label, number: z.string() })),
        email: z.string(),
        links: z.object({ websites: z.array(link), resources: z.array(link), foundation: z.array(link) }),
        groups: z.array(
          z.object({ groupId: z.int(), name: z.string(), operaCode: z.string(), smartCode: z.string() }),
        ),
        /** Issuer of the guests' booking numbers: those of the group may have any shape. */
        numbers_of: z.enum(['ours', 'group']),
        /** True where demo data and development pages are served. */
        demo: z.boolean(),
        /** True while flights are followed, and their feed has answered within a day. */
        follows_flights: z.boolean(),
      }),
    },
    refuses: [],
    example: {
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
        numbers_of: 'ours',
        demo: false,
        follows_flights: true,
      },
    },
  }),
};
