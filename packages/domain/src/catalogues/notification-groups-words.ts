import type { notificationGroups } from './notification-groups.ts';
import type { WordsOf } from './words.ts';

export const notificationGroupsWords = {
  en: {
    one: 'recipient',
    many: 'recipients',
    lead: 'Who gets emails about bookings, failed sales and questions at each resort.',
    noneText: 'No one is notified of bookings yet. Add the front desk of your first resort.',
    columns: { topic: 'Topic', property_id: 'Property', name: 'Name', email: 'Email' },
    labels: { active: 'Active: gets these emails' },
    hints: { name: 'A desk or a team, like Front desk.' },
    choices: {
      topic: {
        'TRANS:CARTACONFIRMACION': 'Bookings and changes',
        'TRANS:ERROCREARCUPON': 'Failed sales',
        'TRANS:CONTACTO': 'Guests’ questions',
      },
    },
    taken: 'This address already gets these emails for this resort.',
  },
  es: {
    one: 'destinatario',
    many: 'destinatarios',
    gender: 'm',
    lead: 'Quién recibe los correos sobre reservaciones, ventas fallidas y preguntas en cada resort.',
    noneText: 'Todavía no se avisa a nadie. Agrega la recepción de tu primer resort.',
    columns: { topic: 'Tema', property_id: 'Propiedad', name: 'Nombre', email: 'Correo' },
    labels: { active: 'Activo: recibe estos correos' },
    hints: { name: 'Un área o un equipo, como Recepción.' },
    choices: {
      topic: {
        'TRANS:CARTACONFIRMACION': 'Reservaciones y cambios',
        'TRANS:ERROCREARCUPON': 'Ventas fallidas',
        'TRANS:CONTACTO': 'Preguntas de huéspedes',
      },
    },
    taken: 'Esta dirección ya recibe estos correos de este resort.',
  },
} satisfies WordsOf<typeof notificationGroups>;
