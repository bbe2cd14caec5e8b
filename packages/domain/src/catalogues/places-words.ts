import type { places } from './places.ts';
import type { WordsOf } from './words.ts';

export const placesWords = {
  en: {
    one: 'place',
    many: 'places',
    lead: 'Where rides begin and end. Shown to guests with their pick-up.',
    noneText: 'A ride needs a place to begin. Add the first one.',
    columns: {
      name: 'Name',
      kind: 'Type',
      airport_id: 'Airport',
      property_id: 'Property',
      detail: 'How to find the driver',
    },
    heads: { airport_id: 'Type' },
    labels: { active: 'Active: new rides can begin here' },
    hints: { detail: 'At an airport, leave it empty to use the meeting point.' },
    choices: { kind: { airport: 'Airport', property: 'Resort' } },
    issues: {
      'place.no_airport': 'Choose the airport of this place.',
      'place.no_property': 'Choose the resort of this place.',
      'place.of_both': 'A place is at an airport or at a resort. Leave this one empty.',
    },
  },
  es: {
    one: 'lugar',
    many: 'lugares',
    gender: 'm',
    lead: 'Dónde empiezan y terminan los traslados. Se muestran a los huéspedes con su traslado.',
    noneText: 'Un traslado necesita un lugar donde empezar. Agrega el primero.',
    columns: {
      name: 'Nombre',
      kind: 'Tipo',
      airport_id: 'Aeropuerto',
      property_id: 'Propiedad',
      detail: 'Cómo encontrar al chofer',
    },
    heads: { airport_id: 'Tipo' },
    labels: { active: 'Activo: aquí pueden empezar traslados nuevos' },
    hints: { detail: 'En un aeropuerto, déjalo vacío para usar su punto de encuentro.' },
    choices: { kind: { airport: 'Aeropuerto', property: 'Resort' } },
    issues: {
      'place.no_airport': 'Elige el aeropuerto de este lugar.',
      'place.no_property': 'Elige el resort de este lugar.',
      'place.of_both': 'Un lugar está en un aeropuerto o en un resort. Deja este campo vacío.',
    },
  },
} satisfies WordsOf<typeof places>;
