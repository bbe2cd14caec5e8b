import type { restrictions } from './restrictions.ts';
import type { WordsOf } from './words.ts';

export const restrictionsWords = {
  en: {
    one: 'restriction',
    many: 'restrictions',
    lead: 'Limits on sales: blackout days, a minimum notice, the seats of a shared departure.',
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
      blackout_from: 'For a blackout only: the first day without rides.',
      blackout_to: 'The last day without rides. Leave it empty for a single day.',
      auxiliar: 'Hours for a minimum notice, seats for a capacity. Leave it empty for a blackout.',
      reference_id: 'Its reference in the group’s systems. 0 for none.',
      applied_rule: 'The rule’s number in the group’s systems, normally 1.',
    },
    choices: {
      category: { blackout: 'Blackout', minimum_notice: 'Minimum notice', capacity: 'Capacity' },
    },
    sections: { group: 'In the group’s systems' },
    issues: {
      'restriction.needs_days': 'Enter the first day of the blackout.',
      'restriction.ends_before': 'A blackout can’t end before it begins.',
      'restriction.too_long': 'A blackout lasts 400 days at most. Turn the service off instead.',
      'restriction.needs_hours': 'Enter the hours of the minimum notice, 1 to 8,760.',
      'restriction.needs_seats': 'Enter the seats, a whole number from 1 to 999.',
    },
  },
  es: {
    one: 'restricción',
    many: 'restricciones',
    gender: 'f',
    lead: 'Límites de venta: días sin servicio, una anticipación mínima, los lugares de una salida compartida.',
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
      blackout_from: 'Solo para días sin servicio: el primero de ellos.',
      blackout_to: 'El último día sin servicio. Déjalo vacío si es uno solo.',
      auxiliar:
        'Horas de la anticipación mínima o lugares de la capacidad. Déjalo vacío para días sin servicio.',
      reference_id: 'Su referencia en los sistemas del grupo. 0 si no tiene.',
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
      'restriction.needs_days': 'Escribe el primer día sin servicio.',
      'restriction.ends_before': 'Los días sin servicio no pueden terminar antes de empezar.',
      'restriction.too_long': 'Son 400 días sin servicio como máximo. Mejor desactiva el servicio.',
      'restriction.needs_hours': 'Escribe las horas de anticipación mínima, de 1 a 8,760.',
      'restriction.needs_seats': 'Escribe los lugares, un número entero de 1 a 999.',
    },
  },
} satisfies WordsOf<typeof restrictions>;
