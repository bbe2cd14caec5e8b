import type { operationConfigurations } from './operation-configurations.ts';
import type { WordsOf } from './words.ts';

export const operationConfigurationsWords = {
  en: {
    one: 'schedule',
    many: 'schedules',
    title: 'Operating hours',
    lead: 'When the rides of a segment run at a resort, and what limits them.',
    noneText: 'Without one, rides run around the clock.',
    columns: {
      description: 'Description',
      segment_id: 'Segment',
      property_id: 'Property',
      initial_service_time: 'From',
      final_service_time: 'To',
      restriction_id: 'Restriction',
      notification_mails: 'Notices to',
      auxiliar: 'Auxiliary number',
    },
    heads: { initial_service_time: 'Hours' },
    labels: {
      initial_service_time: 'First pick-up',
      final_service_time: 'Last pick-up',
      notification_mails: 'Booking notices go to',
      active: 'In force',
    },
    hints: {
      initial_service_time: 'Local time of the resort.',
      final_service_time: 'Earlier than the first one means the next morning. 00:00 to 23:59 is all day.',
      notification_mails: 'One address per line, in addition to the recipients.',
      auxiliar: 'The group’s systems use it. It changes nothing here.',
    },
  },
  es: {
    one: 'horario',
    many: 'horarios',
    title: 'Horarios de operación',
    gender: 'm',
    lead: 'Cuándo operan los traslados de un segmento en un resort y qué los limita.',
    noneText: 'Sin uno, los traslados operan a toda hora.',
    columns: {
      description: 'Descripción',
      segment_id: 'Segmento',
      property_id: 'Propiedad',
      initial_service_time: 'Desde',
      final_service_time: 'Hasta',
      restriction_id: 'Restricción',
      notification_mails: 'Avisos a',
      auxiliar: 'Número auxiliar',
    },
    heads: { initial_service_time: 'Horario' },
    labels: {
      initial_service_time: 'Primera recogida',
      final_service_time: 'Última recogida',
      notification_mails: 'Los avisos de reservaciones van a',
      active: 'En vigor',
    },
    hints: {
      initial_service_time: 'Hora local del resort.',
      final_service_time:
        'Si es antes de la primera, es a la mañana siguiente. De 00:00 a 23:59 es todo el día.',
      notification_mails: 'Una dirección por línea, además de los destinatarios.',
      auxiliar: 'Lo usan los sistemas del grupo. Aquí no cambia nada.',
    },
  },
} satisfies WordsOf<typeof operationConfigurations>;
