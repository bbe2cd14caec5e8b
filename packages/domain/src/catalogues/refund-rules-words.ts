import type { refundRules } from './refund-rules.ts';
import type { WordsOf } from './words.ts';

export const refundRulesWords = {
  en: {
    one: 'refund rule',
    many: 'refund rules',
    lead: 'Cancellation fee when a ride is canceled late. Guests see their refund before they cancel.',
    noneText: 'Without refund rules there is no cancellation fee.',
    columns: {
      description: 'Description',
      property_id: 'Property',
      service_id: 'Service',
      cause: 'Cause',
      hours_before: 'Hours before',
      percent_kept: 'Fee (%)',
    },
    labels: {
      cause: 'Reason for canceling',
      hours_before: 'Hours before the pick-up',
      percent_kept: 'Cancellation fee (% of the price)',
      active: 'In force',
    },
    empties: { service_id: 'All services' },
    hints: {
      service_id: 'Leave it empty for every service. The rules of a service replace those of its resort.',
      cause:
        'The airline’s flight is the reason when it is canceled, diverted or moved by several hours. There is no fee then, unless a rule sets one.',
      hours_before: 'The fee applies to later cancellations.',
      percent_kept: '0 refunds everything, 100 nothing.',
    },
    taken: 'An active refund rule of this resort, service and reason already has these hours.',
    choices: { cause: { guest: 'The guest', airline: 'The airline’s flight' } },
  },
  es: {
    one: 'regla de reembolso',
    many: 'reglas de reembolso',
    gender: 'f',
    lead: 'Cargo al cancelar tarde un traslado. Los huéspedes ven su reembolso antes de cancelar.',
    noneText: 'Sin reglas de reembolso no hay cargo por cancelación.',
    columns: {
      description: 'Descripción',
      property_id: 'Propiedad',
      service_id: 'Servicio',
      cause: 'Motivo',
      hours_before: 'Horas antes',
      percent_kept: 'Cargo (%)',
    },
    labels: {
      cause: 'Motivo de la cancelación',
      hours_before: 'Horas antes de la recogida',
      percent_kept: 'Cargo por cancelación (% del precio)',
      active: 'En vigor',
    },
    empties: { service_id: 'Todos los servicios' },
    hints: {
      service_id:
        'Déjalo vacío para todos los servicios. Las reglas de un servicio sustituyen a las de su resort.',
      cause:
        'El vuelo de la aerolínea es el motivo si se cancela, se desvía o se mueve varias horas. Entonces no hay cargo, salvo que una regla lo fije.',
      hours_before: 'El cargo aplica si se cancela después.',
      percent_kept: '0 reembolsa todo; 100, nada.',
    },
    taken: 'Una regla activa de este resort, este servicio y este motivo ya tiene esas horas.',
    choices: { cause: { guest: 'El huésped', airline: 'El vuelo de la aerolínea' } },
  },
} satisfies WordsOf<typeof refundRules>;
