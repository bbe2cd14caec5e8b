import type { restrictions } from './restrictions.ts';
import type { WordsOf } from './words.ts';

export const restrictionsWords = {
  en: {
    one: 'restriction',
    many: 'restrictions',
    lead: 'What closes a ride: black-out days, a minimum notice, the seats of a shared departure. An operation configuration says where it counts.',
    noneText: 'Without restrictions every ride is offered whenever it runs.',
    columns: {
      description: 'Description',
      category: 'Category',
      blackout_from: 'Closed from',
      blackout_to: 'Closed to',
      auxiliar: 'Hours or seats',
      reference_id: 'Reference',
      applied_rule: 'Applied rule',
    },
    labels: { active: 'In force' },
    hints: {
      description: 'For you and your colleagues. Guests never read it.',
      blackout_from: 'For a black-out only: the first day without rides.',
      blackout_to: 'The last day without rides. Leave it empty for a single day.',
      auxiliar: 'Hours for a minimum notice, seats for a capacity. Leave it empty for a black-out.',
      reference_id: 'What it is about in the group’s systems. 0 for nothing.',
      applied_rule: 'The rule’s number in the group’s systems, normally 1.',
    },
    choices: {
      category: { blackout: 'Black-out', minimum_notice: 'Minimum notice', capacity: 'Capacity' },
    },
    sections: { group: 'In the group’s systems' },
    issues: {
      'restriction.needs_days': 'A black-out needs its first day.',
      'restriction.ends_before': 'A black-out can’t end before it begins.',
      'restriction.too_long': 'A black-out lasts 400 days at most. Switch the service off instead.',
      'restriction.needs_hours': 'A minimum notice needs its hours, 1 to 8,760.',
      'restriction.needs_seats': 'A capacity needs its seats, a whole number from 1 to 999.',
    },
  },
  es: {
    one: 'restricción',
    many: 'restricciones',
    gender: 'f',
    lead: 'Lo que cierra un traslado: días sin servicio, una anticipación mínima, los asientos de una salida compartida. Una configuración de operación dice dónde cuenta.',
    noneText: 'Sin restricciones, cada traslado se ofrece siempre que opera.',
    columns: {
      description: 'Descripción',
      category: 'Categoría',
      blackout_from: 'Cerrado desde',
      blackout_to: 'Cerrado hasta',
      auxiliar: 'Horas o asientos',
      reference_id: 'Referencia',
      applied_rule: 'Regla aplicada',
    },
    labels: { active: 'En vigor' },
    hints: {
      description: 'Para ti y tus colegas. Los huéspedes nunca la leen.',
      blackout_from: 'Solo para días sin servicio: el primero de ellos.',
      blackout_to: 'El último día sin servicio. Déjalo vacío si es uno solo.',
      auxiliar:
        'Horas de la anticipación mínima o asientos de la capacidad. Déjalo vacío para días sin servicio.',
      reference_id: 'De qué trata en los sistemas del grupo. 0 para nada.',
      applied_rule: 'El número de la regla en los sistemas del grupo, normalmente 1.',
    },
    choices: {
      category: {
        blackout: 'Días sin servicio',
        minimum_notice: 'Anticipación mínima',
        capacity: 'Capacidad',
      },
    },
    sections: { group: 'En los sistemas del grupo' },
    issues: {
      'restriction.needs_days': 'Los días sin servicio necesitan el primero de ellos.',
      'restriction.ends_before': 'Los días sin servicio no pueden terminar antes de empezar.',
      'restriction.too_long': 'Son 400 días sin servicio como máximo. Mejor apaga el servicio.',
      'restriction.needs_hours': 'La anticipación mínima necesita sus horas, de 1 a 8,760.',
      'restriction.needs_seats': 'La capacidad necesita sus asientos, un número entero de 1 a 999.',
    },
  },
} satisfies WordsOf<typeof restrictions>;
