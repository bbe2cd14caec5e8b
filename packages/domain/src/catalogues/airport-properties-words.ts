import type { airportProperties } from './airport-properties.ts';
import type { WordsOf } from './words.ts';

export const airportPropertiesWords = {
  en: {
    one: 'airport of a property',
    many: 'airports of properties',
    lead: 'Which airports serve a property, and how long the road is.',
    noneText: 'Guests can’t book until their property has an airport. Add the first one.',
    columns: {
      property_id: 'Property',
      airport_id: 'Airport',
      extra_minutes: 'Extra minutes',
      drive_minutes: 'Minutes on the road',
    },
    labels: { active: 'Active: guests can choose this airport' },
    hints: {
      extra_minutes: 'Departures are picked up this much earlier.',
      drive_minutes: 'Guests read it with their ride.',
    },
  },
  es: {
    one: 'aeropuerto de una propiedad',
    many: 'aeropuertos de propiedades',
    gender: 'm',
    lead: 'Qué aeropuertos atienden a una propiedad y cuánto dura el camino.',
    noneText: 'Los huéspedes no pueden reservar sin un aeropuerto para su propiedad. Agrega el primero.',
    columns: {
      property_id: 'Propiedad',
      airport_id: 'Aeropuerto',
      extra_minutes: 'Minutos extra',
      drive_minutes: 'Minutos de camino',
    },
    labels: { active: 'Activo: los huéspedes pueden elegir este aeropuerto' },
    hints: {
      extra_minutes: 'Las salidas se recogen estos minutos antes.',
      drive_minutes: 'Los huéspedes lo leen con su traslado.',
    },
  },
} satisfies WordsOf<typeof airportProperties>;
