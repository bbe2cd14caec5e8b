import type { notificationGroups } from './notification-groups.ts';
import type { WordsOf } from './words.ts';

export const notificationGroupsWords = {
  en: {
    one: 'recipient',
    many: 'recipients',
    lead: 'Who gets an email when something happens at a property.',
    noneText: 'Nobody is told of bookings yet. Add the front desk of your first property.',
    columns: { topic: 'Is told of', property_id: 'Property', name: 'Name', email: 'Email' },
    hints: { name: 'A desk or a team, like Front desk.' },
    choices: {
      topic: {
        'TRANS:CARTACONFIRMACION': 'Bookings and changes',
        'TRANS:ERROCREARCUPON': 'Failed sales',
        'TRANS:CONTACTO': 'Questions of guests',
      },
    },
    taken: 'This address is already told of this at this property.',
  },
  es: {
    one: 'destinatario',
    many: 'destinatarios',
    gender: 'm',
    lead: 'Quién recibe un correo cuando pasa algo en una propiedad.',
    noneText: 'Todavía no se avisa a nadie. Agrega la recepción de tu primera propiedad.',
    columns: { topic: 'Recibe avisos de', property_id: 'Propiedad', name: 'Nombre', email: 'Correo' },
    hints: { name: 'Un área o un equipo, como Recepción.' },
    choices: {
      topic: {
        'TRANS:CARTACONFIRMACION': 'Reservaciones y cambios',
        'TRANS:ERROCREARCUPON': 'Ventas fallidas',
        'TRANS:CONTACTO': 'Preguntas de huéspedes',
      },
    },
    taken: 'Este correo ya recibe estos avisos de esta propiedad.',
  },
} satisfies WordsOf<typeof notificationGroups>;
