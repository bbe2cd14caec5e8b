import type { airports } from './airports.ts';
import type { WordsOf } from './words.ts';

export const airportsWords = {
  en: {
    one: 'airport',
    many: 'airports',
    lead: 'Where your guests land, and where our drivers meet them.',
    noneText: 'Guests have no airport to choose. Add the first one.',
    columns: {
      iata_code: 'IATA',
      oaci_code: 'ICAO',
      name: 'Name',
      city: 'City',
      time_zone: 'Time zone',
      meeting_point: 'Meeting point',
      clearance_international: 'International flight',
      clearance_national: 'Domestic flight',
      web: 'On the web',
    },
    labels: {
      iata_code: 'IATA code',
      oaci_code: 'ICAO code',
      clearance_international: 'Minutes until guests are outside, international flight',
      clearance_national: 'Minutes until guests are outside, domestic flight',
      web_transfers: 'Transfers are sold on the web',
      active: 'Active: guests can choose it',
    },
    hints: {
      time_zone: 'Type a city or a country: Cancun, Jamaica.',
      meeting_point: 'Guests read it with their pick-up and in their letter.',
    },
    flags: { web_transfers: { yes: 'Sold', no: 'Not sold' } },
    sections: { meeting: 'After landing', sale: 'Sale' },
  },
  es: {
    one: 'aeropuerto',
    many: 'aeropuertos',
    gender: 'm',
    lead: 'Dónde aterrizan tus huéspedes y dónde los esperan nuestros conductores.',
    noneText: 'Los huéspedes no tienen ningún aeropuerto que elegir. Agrega el primero.',
    columns: {
      iata_code: 'IATA',
      oaci_code: 'OACI',
      name: 'Nombre',
      city: 'Ciudad',
      time_zone: 'Zona horaria',
      meeting_point: 'Punto de encuentro',
      clearance_international: 'Vuelo internacional',
      clearance_national: 'Vuelo nacional',
      web: 'En la web',
    },
    labels: {
      iata_code: 'Código IATA',
      oaci_code: 'Código OACI',
      clearance_international: 'Minutos hasta que salen los huéspedes, vuelo internacional',
      clearance_national: 'Minutos hasta que salen los huéspedes, vuelo nacional',
      web_transfers: 'Los traslados se venden en la web',
      active: 'Activo: los huéspedes lo pueden elegir',
    },
    hints: {
      time_zone: 'Escribe una ciudad o un país: Cancun, Jamaica.',
      meeting_point: 'Los huéspedes lo leen con su traslado y en su carta.',
    },
    flags: {
      web_transfers: { yes: 'Se vende', no: 'No se vende' },
    },
    sections: { meeting: 'Después de aterrizar', sale: 'Venta' },
  },
} satisfies WordsOf<typeof airports>;
