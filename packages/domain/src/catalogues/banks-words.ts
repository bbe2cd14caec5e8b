import type { banks } from './banks.ts';
import type { WordsOf } from './words.ts';

export const banksWords = {
  en: {
    one: 'bank',
    many: 'banks',
    lead: 'Banks where merchants have their accounts, and banks that issue guests’ cards.',
    noneText: 'A merchant may have no bank. Add the first one.',
    columns: { code: 'Code', name: 'Name', country: 'Country' },
    hints: {
      code: 'The gateway’s code for this bank. Its cards are shown with the name below.',
      country: 'Two letters, like MX.',
    },
  },
  es: {
    one: 'banco',
    many: 'bancos',
    gender: 'm',
    lead: 'Bancos donde los comercios tienen sus cuentas y bancos que emiten las tarjetas de los huéspedes.',
    noneText: 'Un comercio puede no tener banco. Agrega el primero.',
    columns: { code: 'Clave', name: 'Nombre', country: 'País' },
    hints: {
      code: 'La clave que usa el procesador. Las tarjetas del banco se muestran con el nombre de abajo.',
      country: 'Dos letras, como MX.',
    },
  },
} satisfies WordsOf<typeof banks>;
