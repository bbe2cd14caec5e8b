import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  title: 'Cancelar tu transportación',
  lead: 'Elige qué cancelar. Antes de que pase nada, ves tu reembolso.',
  what: '¿Qué quieres cancelar?',
  choices: {
    round_trip: { title: 'Llegada y salida', detail: 'Termina toda la reserva' },
    arrival: { title: 'Solo la llegada', detail: 'El traslado al resort' },
    departure: { title: 'Solo la salida', detail: 'El regreso al aeropuerto' },
  },
  closed: (until) => `Se podía cancelar hasta el ${until}`,
  until: (until) => `Posible hasta el ${until}`,
  reckoning: 'Calculando tu reembolso…',
  preview: {
    title: 'Tu reembolso',
    paid: 'Pagaste',
    back: 'Ya reembolsado',
    kept: 'Por el traslado que queda',
    fee: 'Cargo por cancelación',
    refund: 'Recibes',
    refundNote: 'En la tarjeta con que pagaste. Los bancos tardan unos días en mostrarlo.',
    nothing: 'Sin reembolso',
    notices: {
      'refund.private_round_trip_whole':
        'Un viaje redondo privado cuesta completo mientras quede un traslado. Cancelar solo uno no tiene reembolso.',
      'refund.nothing_paid': 'No se pagó nada, así que no hay nada que reembolsar.',
      'cancel.benefit_lost':
        'Esta transportación está incluida en tu estancia. Si la cancelas, pierdes el beneficio definitivamente.',
      'cancel.fee': 'Tan cerca del traslado se retiene una parte del precio.',
    },
    until: (until) => `Puedes cancelar hasta el ${until}.`,
  },
  continue: 'Continuar con la cancelación',
  keep: 'Conservar mi reserva',
  confirm: {
    title: '¿Cancelar definitivamente?',
    text: 'Tus lugares quedan libres para otros de inmediato.',
    what: 'Vas a cancelar',
    yesRefund: (amount) => `Sí, cancelar y recibir ${amount}`,
    yes: 'Sí, cancelar',
    busy: 'Cancelando…',
    no: 'No, conservarla',
    tick: 'Entiendo que esto no se puede deshacer.',
    tickName: 'Confirmación',
  },
  done: {
    title: 'Tu reservación se canceló',
    titlePart: 'Tu traslado se canceló',
    text: 'Te enviamos un correo que lo confirma.',
    stays: 'El otro traslado sigue como está.',
    back: 'Volver a Mi transportación',
    again: 'Reservar de nuevo',
  },
  dialogs: {
    deadline: {
      title: 'Terminó el plazo para cancelar',
      text: (until) =>
        `Se podía cancelar hasta el ${until}. Después un traslado ya no se cancela ni se reembolsa en línea. Llámanos si pasó algo.`,
    },
    invalidTrip: {
      title: 'Ese traslado ya no se puede cancelar',
      text: 'Esta reserva ya no tiene el traslado que elegiste. Quizá se canceló en otra ventana.',
      show: 'Ver cómo está',
    },
    stale: 'Alguien la cambió mientras estabas aquí, quizá tú en otra ventana. No se canceló nada.',
    notAllowed: { title: 'Esto no se puede cancelar en línea' },
    failed: {
      title: 'No se canceló',
      text: 'Es cosa nuestra, no tuya. Tu reserva sigue como estaba. Inténtalo de nuevo.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No recibimos respuesta. Intenta de nuevo: un traslado se cancela, y se reembolsa, una sola vez.',
    },
  },
} satisfies typeof english;
