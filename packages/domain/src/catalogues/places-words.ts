import type { places } from './places.ts';
import type { WordsOf } from './words.ts';

export const placesWords = {
  en: {
    one: 'place',
    many: 'places',
    lead: 'Where rides begin and end. Guests read them with their pick-up.',
    noneText: 'A ride needs a place to begin. Add the first one.',
    columns: {
      name: 'Name',
      kind: 'Kind',
      airport_id: 'Airport',
      property_id: 'Property',
      detail: 'How to find the driver',
    },
    labels: { active: 'Active: new rides can begin here' },
    hints: { detail: 'For an airport, its meeting point where you leave it empty.' },
    choices: { kind: { airport: 'At an airport', property: 'At a property' } },
    issues: {
      'place.no_airport': 'Please choose the airport of this place.',
      'place.no_property': 'Please choose the property of this place.',
      'place.of_both': 'A place is at an airport or at a property. Please leave this one empty.',
    },
  },
  es: {
    one: 'lugar',
    many: 'lugares',
    gender: 'm',
    lead: 'Dónde empiezan y terminan los traslados. Los huéspedes los leen con su traslado.',
    noneText: 'Un traslado necesita un lugar donde empezar. Agrega el primero.',
    columns: {
      name: 'Nombre',
      kind: 'Tipo',
      airport_id: 'Aeropuerto',
      property_id: 'Propiedad',
      detail: 'Cómo encontrar al conductor',
    },
    labels: { active: 'Activo: aquí pueden empezar traslados nuevos' },
    hints: { detail: 'En un aeropuerto, su punto de encuentro si lo dejas vacío.' },
    choices: { kind: { airport: 'En un aeropuerto', property: 'En una propiedad' } },
    issues: {
      'place.no_airport': 'Elige el aeropuerto de este lugar.',
      'place.no_property': 'Elige la propiedad de este lugar.',
      'place.of_both': 'Un lugar está en un aeropuerto o en una propiedad. Deja este campo vacío.',
    },
  },
} satisfies WordsOf<typeof places>;
