import type { hotelGroups } from './hotel-groups.ts';
import type { WordsOf } from './words.ts';

export const hotelGroupsWords = {
  en: {
    one: 'hotel group',
    many: 'hotel groups',
    lead: 'The groups of your resorts. Several can share a number.',
    noneText: 'A resort belongs to a group. Add the first one.',
    columns: {
      name: 'Name',
      group_id: 'Number',
      opera_code: 'Opera code',
      smart_code: 'Smart code',
    },
    labels: { group_id: 'Group number', active: 'Active: it is one of the brand’s groups' },
    hints: {
      name: 'The same in both languages.',
      group_id: '1 to 6. Each resort has the number of its group.',
    },
  },
  es: {
    one: 'grupo hotelero',
    many: 'grupos hoteleros',
    gender: 'm',
    lead: 'Los grupos de tus resorts. Varios pueden tener el mismo número.',
    noneText: 'Un resort pertenece a un grupo. Agrega el primero.',
    columns: {
      name: 'Nombre',
      group_id: 'Número',
      opera_code: 'Código de Opera',
      smart_code: 'Código Smart',
    },
    labels: { group_id: 'Número de grupo', active: 'Activo: es uno de los grupos de la marca' },
    hints: {
      name: 'El mismo en los dos idiomas.',
      group_id: 'De 1 a 6. Cada resort lleva el número de su grupo.',
    },
  },
} satisfies WordsOf<typeof hotelGroups>;
