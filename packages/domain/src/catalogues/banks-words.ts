import type { banks } from './banks.ts';
import type { WordsOf } from './words.ts';

export const banksWords = {
  en: {
    one: 'bank',
    many: 'banks',
    lead: 'Banks where merchants have their accounts, and banks that give guests their cards.',
    noneText: 'A merchant can be kept without its bank. Add the first one.',
    columns: { code: 'Code', name: 'Name', country: 'Country' },
    hints: {
      code: 'As the gateway calls it. A card of a bank with this code is shown with the name below.',
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
      code: 'Como lo llama la pasarela. Una tarjeta de un banco con esta clave se muestra con el nombre de abajo.',
      country: 'Dos letras, como MX.',
    },
  },
} satisfies WordsOf<typeof banks>;
