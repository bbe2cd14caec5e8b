import type { cardTypes } from './card-types.ts';
import type { WordsOf } from './words.ts';

export const cardTypesWords = {
  en: {
    one: 'card type',
    many: 'card types',
    lead: 'Which cards guests may pay with. A refused card is told so before anything is charged.',
    noneText: 'Every card is accepted. With the first card type, only those on this list are.',
    columns: { name: 'Name', brand: 'Brand', funding: 'Kind', logo: 'Mark', status: 'Accepted' },
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
    lead: 'Con qué tarjetas pueden pagar los huéspedes. Si una no se acepta, se avisa antes de cobrar.',
    noneText: 'Se aceptan todas las tarjetas. Con el primer tipo, solo las de esta lista.',
    columns: { name: 'Nombre', brand: 'Marca', funding: 'Clase', logo: 'Distintivo', status: 'Aceptada' },
    labels: { accepted: 'Aceptada' },
    hints: { logo: 'La palabra que el huésped ve junto a los campos de la tarjeta. Vacía: sin distintivo.' },
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
