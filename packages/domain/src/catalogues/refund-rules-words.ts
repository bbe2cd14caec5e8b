import type { refundRules } from './refund-rules.ts';
import type { WordsOf } from './words.ts';

export const refundRulesWords = {
  en: {
    one: 'refund rule',
    many: 'refund rules',
    lead: 'How much of the price is kept when a ride is canceled late. Guests see their refund before they cancel.',
    noneText: 'Without refund rules nothing is kept.',
    columns: {
      description: 'Description',
      property_id: 'Property',
      service_id: 'Service',
      cause: 'Cause',
      hours_before: 'Hours before',
      percent_kept: 'Percent kept',
    },
    labels: {
      cause: 'Reason for canceling',
      hours_before: 'Hours before the pick-up',
      percent_kept: 'Percent kept',
      active: 'In force',
    },
    hints: {
      description: 'For you and your colleagues. Guests never read it.',
      service_id: 'Leave it empty for every service. The rules of a service replace those of its property.',
      cause:
        'The airline’s flight counts when it is canceled, diverted or moved by hours. Nothing is kept then unless a rule says so.',
      hours_before: 'It applies to cancellations later than that.',
      percent_kept: '0 keeps nothing, 100 everything.',
    },
    taken: 'An active refund rule of this property, service and reason has these hours already.',
    choices: { cause: { guest: 'The guest', airline: 'The airline’s flight' } },
  },
  es: {
    one: 'regla de reembolso',
    many: 'reglas de reembolso',
    gender: 'f',
    lead: 'Cuánto del precio se retiene al cancelar tarde un traslado. Los huéspedes ven su reembolso antes de cancelar.',
    noneText: 'Sin reglas de reembolso no se retiene nada.',
    columns: {
      description: 'Descripción',
      property_id: 'Propiedad',
      service_id: 'Servicio',
      cause: 'Motivo',
      hours_before: 'Horas antes',
      percent_kept: 'Porcentaje retenido',
    },
    labels: {
      cause: 'Motivo de la cancelación',
      hours_before: 'Horas antes de la salida',
      percent_kept: 'Porcentaje retenido',
      active: 'En vigor',
    },
    hints: {
      description: 'Para ti y tus colegas. Los huéspedes nunca la leen.',
      service_id:
        'Déjalo vacío para todos los servicios. Las reglas de un servicio sustituyen a las de su propiedad.',
      cause:
        'El vuelo de la aerolínea cuenta si se cancela, se desvía o se mueve varias horas. Entonces no se retiene nada, salvo que una regla lo diga.',
      hours_before: 'Aplica si se cancela después.',
      percent_kept: '0 no retiene nada; 100, todo.',
    },
    taken: 'Una regla activa de esta propiedad, este servicio y este motivo ya tiene esas horas.',
    choices: { cause: { guest: 'El huésped', airline: 'El vuelo de la aerolínea' } },
  },
} satisfies WordsOf<typeof refundRules>;
