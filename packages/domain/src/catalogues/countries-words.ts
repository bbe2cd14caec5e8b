import type { countries } from './countries.ts';
import type { WordsOf } from './words.ts';

export const countriesWords = {
  en: {
    one: 'country',
    many: 'countries',
    lead: 'Countries for phone numbers, and the company that sells to guests from each.',
    noneText: 'Phone numbers from any country are accepted. Add countries to limit them.',
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
      society_id: 'Leave it empty for the first company.',
      position: 'The lowest numbers come first in the list.',
    },
  },
  es: {
    one: 'país',
    many: 'países',
    gender: 'm',
    lead: 'Países para los teléfonos y la sociedad que vende a sus huéspedes.',
    noneText: 'Se aceptan teléfonos de cualquier país. Agrega países para limitarlos.',
    columns: {
      code: 'Clave',
      name: 'Nombre',
      dialing_code: 'Lada',
      currency: 'Moneda',
      society_id: 'Sociedad que vende',
      position: 'Orden',
    },
    labels: { active: 'Se ofrece para teléfonos' },
    hints: {
      code: 'Dos letras, como MX.',
      name: 'Déjalo vacío para el nombre habitual.',
      society_id: 'Déjalo vacío para la primera sociedad.',
      position: 'Los números más bajos van primero en la lista.',
    },
  },
} satisfies WordsOf<typeof countries>;
