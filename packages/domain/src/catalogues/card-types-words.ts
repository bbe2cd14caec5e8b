import type { cardTypes } from './card-types.ts';
import type { WordsOf } from './words.ts';

export const cardTypesWords = {
  en: {
    one: 'card type',
    many: 'card types',
    lead: 'Cards that guests can pay with. Other cards are refused before anything is charged.',
    noneText: 'Every card is accepted. With the first card type, only those on this list are.',
    columns: { name: 'Name', brand: 'Brand', funding: 'Type', logo: 'Card mark', status: 'Accepted' },
    labels: { accepted: 'Accepted' },
    hints: { logo: 'The word guests see beside the card fields. Leave it empty for no mark.' },
    flags: {
      accepted: {
        yes: 'Accepted',
        no: 'Refused',
        filter: { all: 'All', yes: 'Accepted', no: 'Refused' },
      },
    },
    choices: {
      brand: {
        visa: 'Visa',
        mastercard: 'Mastercard',
        amex: 'American Express',
        discover: 'Discover',
        diners: 'Diners Club',
        jcb: 'JCB',
        unionpay: 'UnionPay',
      },
      funding: { credit: 'Credit', debit: 'Debit', prepaid: 'Prepaid' },
    },
  },
  es: {
    one: 'tipo de tarjeta',
    many: 'tipos de tarjeta',
    gender: 'm',
    lead: 'Tarjetas con las que pueden pagar los huéspedes. Las demás se rechazan antes de cobrar.',
    noneText: 'Se aceptan todas las tarjetas. Con el primer tipo, solo las de esta lista.',
    columns: { name: 'Nombre', brand: 'Marca', funding: 'Tipo', logo: 'Distintivo', status: 'Aceptada' },
    labels: { accepted: 'Aceptada' },
    hints: {
      logo: 'La palabra que el huésped ve junto a los campos de la tarjeta. Déjala vacía para no mostrar distintivo.',
    },
    flags: {
      accepted: {
        yes: 'Aceptada',
        no: 'No aceptada',
        filter: { all: 'Todas', yes: 'Aceptadas', no: 'No aceptadas' },
      },
    },
    choices: {
      brand: {
        visa: 'Visa',
        mastercard: 'Mastercard',
        amex: 'American Express',
        discover: 'Discover',
        diners: 'Diners Club',
        jcb: 'JCB',
        unionpay: 'UnionPay',
      },
      funding: { credit: 'Crédito', debit: 'Débito', prepaid: 'Prepago' },
    },
  },
} satisfies WordsOf<typeof cardTypes>;
