import type { operationConfigurations } from './operation-configurations.ts';
import type { WordsOf } from './words.ts';

export const operationConfigurationsWords = {
  en: {
    one: 'operation configuration',
    many: 'operation configurations',
    lead: 'When the rides of a segment run at a property, what restricts them, and who gets notices of bookings.',
    noneText: 'Without one, rides run round the clock.',
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
    labels: {
      initial_service_time: 'First pick-up',
      final_service_time: 'Last pick-up',
      notification_mails: 'Notices of bookings go to',
      active: 'In force',
    },
    hints: {
      description: 'For you and your colleagues. Guests never read it.',
      initial_service_time: 'Local time of the property.',
      final_service_time: 'Earlier than the first one means the next morning. 00:00 to 23:59 is all day.',
      notification_mails: 'One address a line, in addition to the notification groups.',
      auxiliar: 'The group’s systems use it. It changes nothing here.',
    },
  },
  es: {
    one: 'configuración de operación',
    many: 'configuraciones de operación',
    gender: 'f',
    lead: 'Cuándo operan los traslados de un segmento en una propiedad, qué los restringe y quién recibe avisos de reservaciones.',
    noneText: 'Sin una, los traslados operan a toda hora.',
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
    labels: {
      initial_service_time: 'Primera salida',
      final_service_time: 'Última salida',
      notification_mails: 'Los avisos de reservaciones van a',
      active: 'En vigor',
    },
    hints: {
      description: 'Para ti y tus colegas. Los huéspedes nunca la leen.',
      initial_service_time: 'Hora local de la propiedad.',
      final_service_time:
        'Antes de la primera significa a la mañana siguiente. De 00:00 a 23:59 es todo el día.',
      notification_mails: 'Una dirección por línea, además de los grupos de notificación.',
      auxiliar: 'Lo usan los sistemas del grupo. Aquí no cambia nada.',
    },
  },
} satisfies WordsOf<typeof operationConfigurations>;
