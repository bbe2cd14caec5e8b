import type { mytransportation as english } from '../en/mytransportation.ts';

export const mytransportation = {
  title: 'Mi transportación',
  welcome: (name) => `Hola, ${name}`,
  lead: (count) =>
    count === 1 ? 'Esta es tu reserva.' : `Estas son tus ${count} reservas, primero el próximo traslado.`,
  loading: 'Buscando tus reservas…',
  newBooking: 'Nueva reserva',
  signOut: 'Cerrar sesión',
  signedOut: 'Cerraste sesión. En este dispositivo no queda nada de tus reservas.',
  signIn: {
    title: 'Mi transportación',
    ended: 'Tu sesión terminó. Dinos otra vez cuál es tu reserva.',
    kept: (age) => `Este dispositivo tiene una copia de tus reservas de ${age}.`,
    showKept: 'Ver la copia',
  },
  none: {
    title: 'Aún no tienes transportación',
    text: 'Tu estancia no tiene traslados reservados. Toma un minuto y medio.',
    book: 'Reservar transportación',
  },
  failed: {
    title: 'No pudimos obtener tus reservas',
    text: 'Están seguras con nosotros. Intenta de nuevo en un momento.',
    retry: 'Intentar de nuevo',
  },
  gate: {
    back: 'Volver a Mi transportación',
    offline: {
      title: 'Sin conexión',
      text: 'Para cambiar algo necesitas conexión. Tu reserva sigue como está; intenta cuando tengas señal.',
    },
    notFound: {
      title: 'No encontramos la transportación',
      text: 'Esta reserva no está entre las tuyas. Búscala con su número y apellido.',
    },
  },
  afterLost: 'Ya tenemos la respuesta: tu reserva cambió mientras tanto. Así está ahora.',
  number: (id) => `Reserva ${id}`,
  states: {
    pending: 'En espera de pago',
    paid: 'Pagada',
    included: 'Incluida en tu estancia',
    partially_cancelled: 'Un traslado cancelado',
    cancelled: 'Cancelada',
    expired: 'Vencida',
  },
  readOnly: {
    title: (owner) => `${owner} administra esta reserva`,
    text: 'Solo quien es titular de la reserva de transportación puede cambiarla o cancelarla. Aquí puedes ver todo y guardar la confirmación; para cambios, pídeselos o llámanos.',
  },
  pay: {
    title: (amount) => `Paga ${amount} para confirmar tu traslado`,
    held: (until) => `Apartamos tus lugares hasta el ${until}.`,
    free: 'Tus lugares ya no están apartados. Aún puedes pagar: los tomamos de nuevo si siguen libres.',
    expires: (until) => `Te respetamos el precio hasta el ${until}; después la reserva termina sola.`,
    button: (amount) => `Pagar ${amount}`,
  },
  change: {
    title: (amount) => `Un cambio espera ${amount}`,
    text: (until) =>
      `Vale en cuanto se pague la diferencia, hasta el ${until}. Después todo queda como estaba.`,
    button: (amount) => `Pagar la diferencia de ${amount}`,
  },
  payment: {
    title: 'Paga tu reserva',
    forBooking: 'Lo que pagas',
    forChange: 'El cambio que pagas',
    paid: 'Pagado. Tu traslado está confirmado y la confirmación va en camino por correo.',
    changed: 'Pagado. Hicimos tu cambio y la nueva confirmación va en camino por correo.',
    notChanged: 'El cambio no se pagó a tiempo y no se hizo. No se cobró nada.',
    returned: 'El cambio ya no se pudo hacer. Tu pago llegó tarde y lo regresamos de inmediato a tu tarjeta.',
    nothing: { title: 'Nada por pagar', text: 'Esta reserva está pagada, o ya no se puede pagar.' },
    priceChanged: {
      title: 'El monto cambió',
      text: 'Cambió mientras pagabas. No se cobró nada; tú decides.',
      accept: (amount) => `Continuar con ${amount}`,
      back: 'Regresar',
    },
  },
  ride: {
    changeFlight: 'Cambiar este vuelo',
    changeUntil: (until) => `Cámbialo tú hasta el ${until}`,
    changeOver: (until) => `Los cambios en línea terminaron el ${until}`,
    cancelUntil: (until) => `Cancela hasta el ${until}`,
    cancelOver: (until) => `Se podía cancelar hasta el ${until}`,
  },
  possible: {
    title: 'Lo que aún puedes hacer',
    passengers: 'Cambiar pasajeros',
    contact: 'Cambiar contacto o petición',
    cancel: 'Cancelar la reserva',
    write: 'Escríbenos',
    help: '¿Otra cosa? Con gusto te ayudamos.',
    over: '¿Necesitas algo?',
    again: 'Reservar de nuevo',
  },
  refunds: {
    title: 'Tu reembolso va en camino',
    titleDone: 'Reembolsado',
    reasons: {
      cancel: 'Por lo que cancelaste',
      change: 'Por el precio menor después de tu cambio',
      other: 'Un pago que llegó demasiado tarde',
    },
    states: {
      requested: 'Solicitado. En un momento lo enviamos a tu tarjeta.',
      processing: 'En camino a tu tarjeta.',
      succeeded: (moment) => `Enviado a tu tarjeta el ${moment}. Los bancos tardan unos días en mostrarlo.`,
      failed:
        'El banco aún no lo recibe. Lo seguimos intentando y nuestro equipo lo sabe. No necesitas hacer nada.',
    },
  },
  send: {
    button: 'Enviar por correo',
    title: 'Enviar la confirmación por correo',
    text: 'Enviamos la confirmación en PDF, con el archivo de calendario. Escribe la dirección dos veces para que llegue a quien debe.',
    toOwn: 'Enviamos la confirmación en PDF, con el archivo de calendario.',
    onFile: 'Al correo registrado',
    notOwn: (masked) => `En lugar de ${masked}`,
    change: 'Cambiar',
    email: 'Correo',
    again: 'Repite el correo',
    submit: 'Enviar',
    sending: 'Enviando…',
    sent: (to) => `Va en camino a ${to}.`,
    remaining: (count) =>
      count === 0
        ? 'Fue la última vez por hoy.'
        : count === 1
          ? 'Hoy puedes enviarla una vez más.'
          : `Hoy puedes enviarla ${count} veces más.`,
    close: 'Cerrar',
    tooMany: {
      title: 'Suficiente por hoy',
      text: 'Una confirmación se puede enviar cinco veces al día. El PDF lo puedes descargar aquí cuantas veces quieras.',
    },
    failed: { title: 'No se envió', text: 'Intenta de nuevo en un momento.' },
    offline: {
      title: 'Sin conexión',
      text: 'No recibimos respuesta. Intenta de nuevo: no se envía dos veces.',
    },
  },
} satisfies typeof english;
