import type { societies } from './societies.ts';
import type { WordsOf } from './words.ts';

export const societiesWords = {
  en: {
    one: 'company',
    many: 'companies',
    lead: 'The legal companies that sell. A guest’s country decides which one.',
    noneText: 'Confirmations name no seller. Add the company that sells.',
    columns: {
      code: 'Code',
      legal_name: 'Legal name',
      tax_id: 'Tax ID',
      address: 'Address',
      tax_rate: 'Tax (%)',
      airport_tax_rates: 'Tax by airport',
      position: 'Order',
    },
    heads: { tax_rate: 'Tax' },
    labels: { active: 'Active: it sells' },
    hints: {
      code: 'Stored with bookings. Other systems identify the company by it.',
      legal_name: 'Confirmations name it as the seller. A company without a legal name can’t sell.',
      tax_rate: 'Included in the price. Leave it empty to show no tax on confirmations.',
      airport_tax_rates: 'One per line, where the tax is different: CUN 16.',
      position: 'The lowest number sells to guests from countries without a company.',
    },
    issues: { 'society.airport_twice': 'This airport already has a tax rate.' },
  },
  es: {
    one: 'sociedad',
    many: 'sociedades',
    gender: 'f',
    lead: 'Las empresas que venden. El país del huésped define cuál le vende.',
    noneText: 'Las confirmaciones no dicen quién vende. Agrega la empresa que vende.',
    columns: {
      code: 'Clave',
      legal_name: 'Razón social',
      tax_id: 'RFC o registro fiscal',
      address: 'Domicilio',
      tax_rate: 'Impuesto (%)',
      airport_tax_rates: 'Impuesto por aeropuerto',
      position: 'Orden',
    },
    heads: { tax_rate: 'Impuesto' },
    labels: { active: 'Activa: vende' },
    hints: {
      code: 'Se guarda en las reservaciones. Otros sistemas identifican a la empresa por ella.',
      legal_name:
        'Las confirmaciones la nombran como vendedora. Una empresa sin razón social no puede vender.',
      tax_rate: 'Va incluido en el precio. Déjalo vacío para no mostrar impuestos en las confirmaciones.',
      airport_tax_rates: 'Uno por renglón, donde el impuesto es otro: CUN 16.',
      position: 'El número más bajo vende a huéspedes de países sin sociedad.',
    },
    issues: { 'society.airport_twice': 'Este aeropuerto ya tiene un impuesto.' },
  },
} satisfies WordsOf<typeof societies>;
