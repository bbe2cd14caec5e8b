import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  title: 'Cancelar tu transportación',
  lead: 'Elige qué cancelar. Ves tu reembolso antes de confirmar.',
  what: '¿Qué quieres cancelar?',
  choices: {
    round_trip: { title: 'Llegada y salida', detail: 'Toda la reservación' },
    arrival: { title: 'Solo la llegada', detail: 'El traslado al resort' },
    departure: { title: 'Solo la salida', detail: 'El regreso al aeropuerto' },
  },
  closed: (until) => `Se podía cancelar hasta el ${until}`,
  until: (until) => `Puedes cancelar hasta el ${until}`,
  calculating: 'Calculando tu reembolso…',
  preview: {
    title: 'Tu reembolso',
    paid: 'Pagaste',
    back: 'Ya reembolsado',
    kept: 'Por el traslado que conservas',
    fee: 'Cargo por cancelación',
    refund: 'Tu reembolso',
    refundNote: 'En la tarjeta con que pagaste. Los bancos lo muestran en 5 a 10 días.',
    nothing: 'Sin reembolso',
    notices: {
      'refund.private_round_trip_whole':
        'Un viaje redondo privado tiene un solo precio por los dos traslados. Cancelar solo uno no tiene reembolso.',
      'refund.nothing_paid': 'No has pagado nada, así que no hay nada que reembolsar.',
      'cancel.benefit_lost':
        'Este traslado está incluido en tu estancia. Si lo cancelas, pierdes este beneficio.',
      'cancel.fee': 'Como tu traslado es pronto, se aplica un cargo por cancelación.',
    },
  },
  continue: 'Continuar con la cancelación',
  keep: 'Conservar mi reservación',
  confirm: {
    title: '¿Cancelar ahora?',
    text: 'Liberamos tu traslado de inmediato.',
    what: 'Vas a cancelar',
    yesRefund: (amount) => `Sí, cancelar y recibir ${amount}`,
    yes: 'Sí, cancelar',
    busy: 'Cancelando…',
    no: 'No, conservar',
    tick: 'Entiendo que esto no se puede deshacer.',
    tickName: 'Confirmación',
  },
  done: {
    title: 'Tu traslado se canceló',
    titlePart: 'Se canceló uno de tus traslados',
    text: 'Tu estancia en el resort sigue igual. Te enviamos un correo para confirmarlo.',
    stays: 'Tu otro traslado sigue igual.',
    back: 'Volver a Mi transportación',
    again: 'Reservar de nuevo',
  },
  dialogs: {
    deadline: {
      title: 'Ya no se puede cancelar en línea',
      text: (until) =>
        `Podías cancelar hasta el ${until}. Después, los traslados no se cancelan ni se reembolsan en línea. Llámanos si necesitas ayuda.`,
    },
    invalidTrip: {
      title: 'Ese traslado ya no se puede cancelar',
      text: 'El traslado que elegiste ya no está en esta reservación. Quizá se canceló en otra ventana.',
      show: 'Ver mi reservación',
    },
    stale: 'Esta reservación cambió mientras estabas aquí, quizá en otra ventana. No se canceló nada.',
    notAllowed: { title: 'Esto no se puede cancelar en línea', notYet: 'Todavía no se puede cancelar' },
    failed: {
      title: 'No pudimos cancelarlo',
      text: 'Es un problema de nuestro lado. Tu reservación sigue igual. Inténtalo de nuevo.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No pudimos conectarnos. Intenta de nuevo. Tu traslado se cancela y se reembolsa una sola vez.',
    },
  },
} satisfies typeof english;
