import type { airportProperties } from './airport-properties.ts';
import type { WordsOf } from './words.ts';

export const airportPropertiesWords = {
  en: {
    one: 'resort airport',
    many: 'resort airports',
    lead: 'Airports that serve each resort, and the drive time.',
    noneText: 'Guests can’t book until their resort has an airport. Add the first one.',
    columns: {
      property_id: 'Property',
      airport_id: 'Airport',
      extra_minutes: 'Extra minutes',
      drive_minutes: 'Drive time (minutes)',
    },
    heads: { extra_minutes: 'Extra time', drive_minutes: 'Drive time' },
    labels: { active: 'Active: guests can choose this airport' },
    hints: {
      extra_minutes: 'Departure pick-ups are this much earlier.',
      drive_minutes: 'Shown to guests with their ride.',
    },
  },
  es: {
    one: 'aeropuerto de un resort',
    many: 'aeropuertos por resort',
    gender: 'm',
    lead: 'Aeropuertos que atienden a cada resort y duración del trayecto.',
    noneText: 'Los huéspedes no pueden reservar sin un aeropuerto para su resort. Agrega el primero.',
    columns: {
      property_id: 'Propiedad',
      airport_id: 'Aeropuerto',
      extra_minutes: 'Minutos extra',
      drive_minutes: 'Minutos de trayecto',
    },
    heads: { extra_minutes: 'Tiempo extra', drive_minutes: 'Trayecto' },
    labels: { active: 'Activo: los huéspedes pueden elegir este aeropuerto' },
    hints: {
      extra_minutes: 'La recogida de salida es estos minutos antes.',
      drive_minutes: 'Se muestra a los huéspedes con su traslado.',
    },
  },
} satisfies WordsOf<typeof airportProperties>;
