import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Airports and resorts of the demo's guests. Names of resorts are invented; airports, codes and zones are real. */

type DemoAirport = Insertable<Database['airport']> & {
  readonly id: number;
  readonly short_en: string;
  readonly short_es: string;
};

export const demoAirports: readonly DemoAirport[] = [
  {
    id: 1,
    iata_code: 'CUN',
    oaci_code: 'MMUN',
    time_zone: 'America/Cancun',
    city: 'Cancún',
    name_en: 'Cancún International Airport',
    name_es: 'Aeropuerto Internacional de Cancún',
    short_en: 'Cancún airport',
    short_es: 'el aeropuerto de Cancún',
    meeting_point_en:
      'Leave the terminal through the glass doors after customs. Our hosts in sand-colored shirts wait under the canopy, 20 steps to the right.',
    meeting_point_es:
      'Sal de la terminal por las puertas de cristal después de la aduana. Nuestros anfitriones, con camisa color arena, esperan bajo la techumbre, a 20 pasos a la derecha.',
  },
  {
    id: 2,
    iata_code: 'CZM',
    oaci_code: 'MMCZ',
    time_zone: 'America/Cancun',
    city: 'Cozumel',
    name_en: 'Cozumel International Airport',
    name_es: 'Aeropuerto Internacional de Cozumel',
    short_en: 'Cozumel airport',
    short_es: 'el aeropuerto de Cozumel',
    meeting_point_en: 'Our host waits at the only exit of the arrivals hall, beside the information desk.',
    meeting_point_es:
      'Nuestro anfitrión espera en la única salida de llegadas, junto al módulo de información.',
  },
  {
    id: 3,
    iata_code: 'TQO',
    oaci_code: 'MMTL',
    time_zone: 'America/Cancun',
    city: 'Tulum',
    name_en: 'Tulum International Airport Felipe Carrillo Puerto',
    name_es: 'Aeropuerto Internacional de Tulum Felipe Carrillo Puerto',
    short_en: 'Tulum airport',
    short_es: 'el aeropuerto de Tulum',
    meeting_point_en:
      'Follow the signs to ground transportation. Our host waits at door 3 of the arrivals level.',
    meeting_point_es:
      'Sigue las señales de transporte terrestre. Nuestro anfitrión espera en la puerta 3 de llegadas.',
  },
  {
    id: 4,
    iata_code: 'SJD',
    oaci_code: 'MMSD',
    time_zone: 'America/Mazatlan',
    city: 'Los Cabos',
    name_en: 'Los Cabos International Airport',
    name_es: 'Aeropuerto Internacional de Los Cabos',
    short_en: 'Los Cabos airport',
    short_es: 'el aeropuerto de Los Cabos',
    meeting_point_en:
      'Walk through the hall of time-share desks without stopping and step outside. Our hosts wait by umbrella number 7.',
    meeting_point_es:
      'Cruza la sala de módulos de tiempo compartido sin detenerte y sal del edificio. Nuestros anfitriones esperan en la sombrilla número 7.',
  },
  {
    id: 5,
    iata_code: 'PVR',
    oaci_code: 'MMPR',
    time_zone: 'America/Mexico_City',
    city: 'Puerto Vallarta',
    name_en: 'Puerto Vallarta International Airport',
    name_es: 'Aeropuerto Internacional de Puerto Vallarta',
    short_en: 'Puerto Vallarta airport',
    short_es: 'el aeropuerto de Puerto Vallarta',
    meeting_point_en: 'After customs, go straight out to the curb. Our hosts wait at the pillar marked B2.',
    meeting_point_es:
      'Después de la aduana, sal directo a la acera. Nuestros anfitriones esperan en la columna B2.',
  },
  {
    id: 6,
    iata_code: 'MBJ',
    oaci_code: 'MKJS',
    time_zone: 'America/Jamaica',
    city: 'Montego Bay',
    name_en: 'Sangster International Airport',
    name_es: 'Aeropuerto Internacional Sangster',
    short_en: 'Montego Bay airport',
    short_es: 'el aeropuerto de Montego Bay',
    meeting_point_en: 'Come to our desk in the transportation hall, on the left after customs.',
    meeting_point_es: 'Ve a nuestro módulo en la sala de transporte, a la izquierda después de la aduana.',
  },
  {
    id: 7,
    iata_code: 'PUJ',
    oaci_code: 'MDPC',
    time_zone: 'America/Santo_Domingo',
    city: 'Punta Cana',
    name_en: 'Punta Cana International Airport',
    name_es: 'Aeropuerto Internacional de Punta Cana',
    short_en: 'Punta Cana airport',
    short_es: 'el aeropuerto de Punta Cana',
    meeting_point_en: 'Our hosts wait under the thatched roof outside arrivals of both terminals.',
    meeting_point_es:
      'Nuestros anfitriones esperan bajo el techo de palma, fuera de llegadas de ambas terminales.',
  },
  {
    id: 8,
    iata_code: 'NAS',
    oaci_code: 'MYNN',
    time_zone: 'America/Nassau',
    city: 'Nassau',
    name_en: 'Lynden Pindling International Airport',
    name_es: 'Aeropuerto Internacional Lynden Pindling',
    short_en: 'Nassau airport',
    short_es: 'el aeropuerto de Nassau',
    meeting_point_en: 'Our host waits in the arrivals hall, between the two sliding doors.',
    meeting_point_es: 'Nuestro anfitrión espera en la sala de llegadas, entre las dos puertas corredizas.',
  },
  {
    id: 9,
    iata_code: 'MEX',
    oaci_code: 'MMMX',
    web_transfers: false,
    time_zone: 'America/Mexico_City',
    city: 'Ciudad de México',
    name_en: 'Mexico City International Airport',
    name_es: 'Aeropuerto Internacional de la Ciudad de México',
    short_en: 'Mexico City airport',
    short_es: 'el aeropuerto de la Ciudad de México',
  },
];

/** The ten hotel groups of the brand; several share a group number. */
export const demoHotelGroups: readonly Insertable<Database['hotel_group']>[] = [
  { group_id: 1, name: 'Perla Grand', opera_code: 'PGR', smart_code: 'PERLAGRAND' },
  { group_id: 1, name: 'Perla Suites', opera_code: 'PSU', smart_code: 'PERLASUITES' },
  { group_id: 2, name: 'Real Caribe', opera_code: 'RCA', smart_code: 'REALCARIBE' },
  { group_id: 2, name: 'Real Caribe Family', opera_code: 'RCF', smart_code: 'REALFAMILY' },
  { group_id: 3, name: 'Isla Collection', opera_code: 'ISC', smart_code: 'ISLACOLLECTION' },
  { group_id: 3, name: 'Quieto Boutique', opera_code: 'QUI', smart_code: 'QUIETO' },
  { group_id: 4, name: 'Pacífico Sol', opera_code: 'PSO', smart_code: 'PACIFICOSOL' },
  { group_id: 4, name: 'Pacífico Reserva', opera_code: 'PRE', smart_code: 'PACIFICORESERVA' },
  { group_id: 5, name: 'Antilles Blue', opera_code: 'ABL', smart_code: 'ANTILLESBLUE' },
  { group_id: 6, name: 'Bávaro Vivo Club', opera_code: 'BVC', smart_code: 'BAVAROVIVO' },
];

export type DemoProperty = Insertable<Database['property']> & {
  readonly id: number;
  /** Airport of the property's guests. */
  readonly airport_id: number;
  /** Usual minutes on the road, for the texts. */
  readonly drive_minutes: number;
  /** The property's prices in percent of those at BP. */
  readonly price_percent: number;
};

const cancun = 'America/Cancun';

type Line = readonly [
  code: string,
  smart: string,
  name: string,
  group: number,
  airportId: number,
  zone: string,
  phone: string,
  driveMinutes: number,
  pricePercent: number,
];

const lines: readonly Line[] = [
  ['BP', 'BAHIAPERLA', 'Bahía Perla', 1, 1, cancun, '+529988810101', 35, 100],
  ['PM', 'PLAYAMANGLE', 'Playa Mangle', 1, 1, cancun, '+529988810102', 50, 120],
  ['CR', 'CALETAREAL', 'Caleta Real', 2, 1, cancun, '+529988810103', 45, 110],
  ['LV', 'LAGUNAVERDE', 'Laguna Verde', 2, 1, cancun, '+529988810104', 25, 90],
  ['TM', 'TORREMAREA', 'Torre Marea', 2, 1, cancun, '+529988810105', 30, 95],
  ['IS', 'ISLASERENA', 'Isla Serena', 3, 2, cancun, '+529878720106', 15, 80],
  ['TQ', 'TULUMQUIETO', 'Tulum Quieto', 3, 3, cancun, '+529848710107', 40, 130],
  ['SC', 'SOLANACABO', 'Solana Cabo', 4, 4, 'America/Mazatlan', '+526241420108', 40, 125],
  ['SJ', 'SANJOSEDUNAS', 'San José Dunas', 4, 4, 'America/Mazatlan', '+526241420109', 20, 105],
  ['MC', 'MIRADORCORTES', 'Mirador Cortés', 4, 4, 'America/Mazatlan', '+526241420110', 30, 115],
  ['VA', 'VALLARTAALTA', 'Vallarta Alta', 4, 5, 'America/Mexico_City', '+523222260111', 30, 100],
  ['NY', 'NAYAR', 'Nayar', 4, 5, 'America/Bahia_Banderas', '+523292980112', 45, 110],
  ['MB', 'MONTEGOBLUE', 'Montego Blue', 5, 6, 'America/Jamaica', '+18769400113', 20, 105],
  ['RR', 'ROSERIVER', 'Rose River', 5, 6, 'America/Jamaica', '+18769400114', 55, 135],
  ['PC', 'PUNTACLARA', 'Punta Clara', 6, 7, 'America/Santo_Domingo', '+18092210115', 25, 95],
  ['BV', 'BAVAROVIVO', 'Bávaro Vivo', 6, 7, 'America/Santo_Domingo', '+18092210116', 35, 100],
  ['NS', 'NASSAUSOUND', 'Nassau Sound', 5, 8, 'America/Nassau', '+12425020117', 20, 110],
];

export const demoProperties: readonly DemoProperty[] = lines.map(
  (
    [code, smart_code, name, group_id, airport_id, time_zone, phone, drive_minutes, price_percent],
    index,
  ) => ({
    id: index + 1,
    code,
    smart_code,
    name,
    thumbnail: `/art/resorts/${code}.svg`,
    group_id,
    time_zone,
    phone,
    email: `transfers.${code.toLowerCase()}@perla.example`,
    // One family resort counts lap children too, and one wants the flight before it books.
    seat_policy: code === 'RR' ? 'everyone' : 'specification',
    allows_without_flight: code !== 'NS',
    folio_example: `${code}123456-1`,
    // The tower stands on the grounds of Caleta Real.
    moon_zone: code === 'TM',
    staff_language: time_zone === 'America/Jamaica' ? 'en' : 'es',
    airport_id,
    drive_minutes,
    price_percent,
  }),
);

/** The same as their table has them. */
export const demoPropertyRows = demoProperties.map(
  ({ airport_id: _airport, drive_minutes: _drive, price_percent: _price, ...row }) => row,
);

/** The property of a code. @throws RangeError for a code outside the demo. */
export function demoProperty(code: string): DemoProperty {
  const property = demoProperties.find((one) => one.code === code);
  if (!property) throw new RangeError(`no demo property ${code}`);
  return property;
}

export function demoAirport(id: number): DemoAirport {
  const airport = demoAirports.find((one) => one.id === id);
  if (!airport) throw new RangeError(`no demo airport ${id}`);
  return airport;
}

/** Tulum is also reached from Cancún: an hour more on the road, so departures leave an hour earlier. */
export const demoAirportProperties: readonly (Insertable<Database['airport_property']> & {
  readonly drive_minutes: number;
})[] = [
  ...demoProperties.map(({ id, airport_id, drive_minutes }) => ({
    property_id: id,
    airport_id,
    extra_minutes: 0,
    drive_minutes,
  })),
  {
    property_id: demoProperty('TQ').id,
    airport_id: 1,
    extra_minutes: 60,
    drive_minutes: demoProperty('TQ').drive_minutes + 70,
  },
];

export const airportPlaceId = (airportId: number): number => 100 + airportId;
export const propertyPlaceId = (propertyId: number): number => 200 + propertyId;

export const demoPlaces: readonly Insertable<Database['place']>[] = [
  ...demoAirports.map((airport) => ({
    id: airportPlaceId(airport.id),
    kind: 'airport' as const,
    airport_id: airport.id,
    property_id: null,
    name_en: airport.name_en,
    name_es: airport.name_es,
    detail_en: airport.meeting_point_en ?? '',
    detail_es: airport.meeting_point_es ?? '',
  })),
  ...demoProperties.map((property) => ({
    id: propertyPlaceId(property.id),
    kind: 'property' as const,
    airport_id: null,
    property_id: property.id,
    name_en: property.name,
    name_es: property.name,
    detail_en: 'Wait in the main lobby.',
    detail_es: 'Espera en el lobby principal.',
  })),
];
