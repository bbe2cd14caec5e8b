import type { societies } from './societies.ts';
import type { WordsOf } from './words.ts';

export const societiesWords = {
  en: {
    one: 'society',
    many: 'societies',
    lead: 'The legal companies that sell. A guest’s country decides which of them sells to the guest.',
    noneText: 'Letters name no seller. Add the company that sells.',
    columns: {
      code: 'Code',
      legal_name: 'Legal name',
      tax_id: 'Tax ID',
      address: 'Address',
      tax_rate: 'Tax (%)',
      airport_tax_rates: 'Tax by airport',
      position: 'Order',
    },
    labels: { active: 'Active: it sells' },
    hints: {
      code: 'Bookings keep it. Other systems know the company by it.',
      legal_name: 'Letters name it as the seller. A company without one sells nothing.',
      tax_rate: 'Part of the price. Leave it empty to show no tax in letters.',
      airport_tax_rates: 'One a line, where the tax is different: CUN 16.',
      position: 'The lowest number sells to guests of countries that name no society.',
    },
    flags: { active: { yes: 'Sells', no: 'Ended' } },
    issues: { 'society.airport_twice': 'This airport already has a tax rate.' },
  },
  es: {
    one: 'sociedad',
    many: 'sociedades',
    gender: 'f',
    lead: 'Las empresas que venden. El país del huésped define cuál le vende.',
    noneText: 'Las cartas no dicen quién vende. Agrega la empresa que vende.',
    columns: {
      code: 'Clave',
      legal_name: 'Razón social',
      tax_id: 'RFC o registro fiscal',
      address: 'Domicilio',
      tax_rate: 'Impuesto (%)',
      airport_tax_rates: 'Impuesto por aeropuerto',
      position: 'Orden',
    },
    labels: { active: 'Activa: vende' },
    hints: {
      code: 'Queda en las reservaciones. Otros sistemas conocen la empresa por esta clave.',
      legal_name: 'Las cartas la nombran como vendedora. Una empresa sin razón social no vende.',
      tax_rate: 'Va dentro del precio. Déjalo vacío para no mostrar impuestos en las cartas.',
      airport_tax_rates: 'Uno por renglón, donde el impuesto es otro: CUN 16.',
      position: 'El número más bajo vende a huéspedes de países sin sociedad.',
    },
    flags: { active: { yes: 'Vende', no: 'Terminada' } },
    issues: { 'society.airport_twice': 'Este aeropuerto ya tiene un impuesto.' },
  },
} satisfies WordsOf<typeof societies>;
