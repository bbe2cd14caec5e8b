import type { countries } from './countries.ts';
import type { WordsOf } from './words.ts';

export const countriesWords = {
  en: {
    one: 'country',
    many: 'countries',
    lead: 'Which countries a phone number can have, and which society sells to their guests.',
    noneText: 'Phone numbers can have any country. Add countries to choose which.',
    columns: {
      code: 'Code',
      name: 'Name',
      dialing_code: 'Dialing code',
      currency: 'Currency',
      society_id: 'Sold by',
      position: 'Order',
    },
    labels: { active: 'Offered for phone numbers' },
    hints: {
      code: 'Two letters, like MX.',
      name: 'Leave it empty for the usual name.',
      society_id: 'Leave it empty for the first society.',
      position: 'The lowest numbers come first in the list.',
    },
  },
  es: {
    one: 'país',
    many: 'países',
    gender: 'm',
    lead: 'Qué países puede tener un teléfono y qué sociedad vende a sus huéspedes.',
    noneText: 'Un teléfono puede ser de cualquier país. Agrega países para elegir cuáles.',
    columns: {
      code: 'Clave',
      name: 'Nombre',
      dialing_code: 'Lada',
      currency: 'Moneda',
      society_id: 'Le vende',
      position: 'Orden',
    },
    labels: { active: 'Se ofrece para teléfonos' },
    hints: {
      code: 'Dos letras, como MX.',
      name: 'Déjalo vacío para el nombre de siempre.',
      society_id: 'Déjalo vacío para la primera sociedad.',
      position: 'Los números más bajos van primero en la lista.',
    },
  },
} satisfies WordsOf<typeof countries>;
