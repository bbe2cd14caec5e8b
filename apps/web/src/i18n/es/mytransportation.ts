import type { mytransportation as english } from '../en/mytransportation.ts';
import { dataToFix } from './data-to-fix.ts';

export const mytransportation = {
  title: 'Mi transportación',
  welcome: (name) => `Hola, ${name}`,
  lead: (count) => `Estas son tus ${count} reservaciones, primero el próximo traslado.`,
  loading: 'Cargando tus reservaciones…',
  newBooking: 'Nueva reservación',
  signOut: 'Cerrar sesión',
  signedOut: 'Cerraste sesión. Tus reservaciones se borraron de este dispositivo.',
  signIn: {
    title: 'Mi transportación',
    ended: 'Tu sesión terminó. Busca de nuevo tu reservación.',
    kept: (age) => `Este dispositivo tiene una copia de tus reservaciones de ${age}.`,
    showKept: 'Ver la copia',
  },
  none: {
    title: 'Aún no tienes transportación',
    text: 'Tu estancia no tiene traslados reservados. Reservar toma cerca de un minuto y medio.',
    book: 'Reservar transportación',
  },
  failed: {
    title: 'No pudimos cargar tus reservaciones',
    text: 'Tus reservaciones están seguras. Intenta de nuevo en un momento.',
    retry: 'Intentar de nuevo',
  },
  gate: {
    back: 'Volver a Mi transportación',
    offline: {
      title: 'Sin conexión',
      text: 'Necesitas conexión para hacer cambios. Tu reservación sigue igual. Intenta de nuevo cuando tengas señal.',
    },
    notFound: {
      title: 'No encontramos la transportación',
      text: 'No encontramos esta reservación. Búscala con su número y apellido.',
    },
  },
  afterLost: 'Tu reservación cambió. Así está ahora.',
  number: (id) => `Reservación ${id}`,
  states: {
    pending: 'En espera de pago',
    paid: 'Pagada',
    included: 'Incluida en tu estancia',
    partially_cancelled: 'Un traslado cancelado',
    cancelled: 'Cancelada',
    expired: 'Vencida',
  },
  readOnly: {
    title: (owner) => `${owner} administra esta reservación`,
    text: 'Solo quien hizo la reservación puede cambiarla o cancelarla. Aquí puedes verla y guardar la confirmación. Para cambiar algo, pídeselo o llámanos.',
  },
  pay: {
    title: (amount) => `Paga ${amount} para confirmar tu traslado`,
    held: (until) => `Apartamos tu traslado hasta el ${until}.`,
    free: 'Tu traslado ya no está apartado. Aún puedes pagar si sigue disponible.',
    expires: (until) => `Te respetamos este precio hasta el ${until}. Después, la reservación vence.`,
    button: (amount) => `Pagar ${amount}`,
  },
  change: {
    title: (amount) => `Paga ${amount} para completar tu cambio`,
    text: (until) => `Paga la diferencia antes del ${until}. Después, tu reservación queda como estaba.`,
    button: (amount) => `Pagar la diferencia de ${amount}`,
  },
  dataToFix,
  payLink: {
    title: 'Paga tu traslado',
    lead: (resort: string) => `Por tu traslado en ${resort}.`,
    forWhat: 'Tu traslado en',
    until: (moment: string, place: string) => `Puedes pagar hasta el ${moment}, hora de ${place}.`,
    letter: 'Cuando pagues, enviamos la confirmación al correo de la reservación.',
    paid: {
      title: 'Recibimos tu pago. Gracias.',
      text: 'Enviamos la confirmación al correo de la reservación. Puedes cerrar esta página.',
    },
    over: {
      title: 'Este enlace ya no es válido',
      text: 'Quizá ya esté pagado o la reservación cambió. No se cobró nada. Pide otro enlace al resort.',
    },
    none: {
      title: 'Vuelve a abrir tu enlace',
      text: 'Por seguridad, esta página no guarda tu enlace de pago. Ábrelo otra vez desde el mensaje que recibiste.',
    },
    failed: {
      title: 'No pudimos abrir la página de pago',
      text: 'No se cobró nada. Revisa tu conexión y vuelve a intentarlo.',
      again: 'Intentar de nuevo',
    },
  },
  payment: {
    title: 'Paga tu reservación',
    forBooking: 'Estás pagando',
    forChange: 'Tu cambio',
    paid: 'Pagado. Tu traslado está confirmado. Te enviamos la confirmación por correo.',
    changed: 'Pagado. Hicimos tu cambio. Te enviamos la nueva confirmación por correo.',
    notChanged: 'El cambio no se pagó a tiempo y no se hizo. No se cobró nada.',
    returned: 'No pudimos hacer el cambio. Tu pago llegó tarde, así que lo reembolsamos a tu tarjeta.',
    nothing: { title: 'Nada por pagar', text: 'Esta reservación ya está pagada, o ya no se puede pagar.' },
    priceChanged: {
      title: 'El monto cambió',
      text: 'Cambió mientras pagabas. No se cobró nada. Tú decides.',
      accept: (amount) => `Continuar con ${amount}`,
      back: 'Regresar',
    },
  },
  ride: {
    change: 'Cambiar',
    changeFlight: 'Cambiar este traslado',
    changeUntil: (until) => `Cambia hasta el ${until}`,
    changeOver: (until) => `Los cambios en línea terminaron el ${until}`,
    cancelUntil: (until) => `Cancela hasta el ${until}`,
    cancelOver: (until) => `Se podía cancelar hasta el ${until}`,
  },
  possible: {
    title: 'Lo que aún puedes hacer',
    passengers: 'Cambiar pasajeros',
    contact: 'Cambiar contacto o solicitud',
    cancel: 'Cancelar la reservación',
    write: 'Escríbenos',
    over: '¿Necesitas algo?',
    again: 'Reservar de nuevo',
  },
  refunds: {
    title: 'Tu reembolso va en camino',
    titleDone: 'Reembolsado',
    reasons: {
      cancel: 'Por lo que cancelaste',
      change: 'Por el menor precio de tu cambio',
      by_hand: 'Del resort',
      other: 'Por un pago que llegó tarde',
    },
    states: {
      requested: 'Solicitado. En un momento lo enviamos a tu tarjeta.',
      processing: 'En camino a tu tarjeta.',
      succeeded: (moment) => `Enviado a tu tarjeta el ${moment}. Los bancos lo muestran en 5 a 10 días.`,
      failed: 'Tu banco aún no lo acepta. Nuestro equipo lo está atendiendo. No necesitas hacer nada.',
    },
  },
  send: {
    button: 'Enviar por correo',
    title: 'Enviar la confirmación por correo',
    text: 'Enviamos la confirmación en PDF, con el archivo de calendario. Por seguridad, escribe la dirección dos veces.',
    toOwn: 'Enviamos la confirmación en PDF, con el archivo de calendario.',
    onFile: 'Al correo registrado',
    notOwn: (masked) => `En lugar de ${masked}`,
    change: 'Cambiar',
    email: 'Correo',
    again: 'Repite el correo',
    submit: 'Enviar',
    sending: 'Enviando…',
    sent: (to) => `Lo estamos enviando a ${to}.`,
    remaining: (count) =>
      count === 0
        ? 'Hoy ya no puedes enviarla otra vez.'
        : count === 1
          ? 'Hoy puedes enviarla una vez más.'
          : `Hoy puedes enviarla ${count} veces más.`,
    close: 'Cerrar',
    tooMany: {
      title: 'Llegaste al límite del día',
      text: 'Puedes enviar la confirmación cinco veces al día. Aquí puedes descargar el PDF cuando quieras.',
    },
    failed: { title: 'No pudimos enviarla', text: 'Intenta de nuevo en un momento.' },
    offline: {
      title: 'Sin conexión',
      text: 'No pudimos conectarnos. Intenta de nuevo. No se enviará dos veces.',
    },
  },
} satisfies typeof english;
