import type { airlines } from './airlines.ts';
import type { WordsOf } from './words.ts';

export const airlinesWords = {
  en: {
    one: 'airline',
    many: 'airlines',
    lead: 'Airlines that guests can choose for their flight. Flight numbers begin with the code.',
    noneText: 'Guests can’t enter their flight. Add the airlines that fly to your airports.',
    newLead: 'Guests can choose it as soon as it is saved.',
    columns: { name: 'Name', iata_code: 'IATA code', icao_code: 'ICAO code', type: 'Type' },
    labels: { active: 'Active: guests can choose it, and its flights are found' },
    hints: { iata_code: 'Two characters, like AA or Y4.', icao_code: 'Three letters, like AAL.' },
  },
  es: {
    one: 'aerolínea',
    many: 'aerolíneas',
    gender: 'f',
    lead: 'Aerolíneas que los huéspedes pueden elegir para su vuelo. Los números de vuelo empiezan con el código.',
    noneText: 'Los huéspedes no pueden indicar su vuelo. Agrega las aerolíneas que vuelan a tus aeropuertos.',
    newLead: 'Los huéspedes pueden elegirla en cuanto se guarda.',
    columns: { name: 'Nombre', iata_code: 'Código IATA', icao_code: 'Código OACI', type: 'Tipo' },
    labels: { active: 'Activa: los huéspedes pueden elegirla y sus vuelos se encuentran' },
    hints: { iata_code: 'Dos caracteres, como AA o Y4.', icao_code: 'Tres letras, como AAL.' },
  },
} satisfies WordsOf<typeof airlines>;
