import type { bookingEnd as english } from '../en/booking-end.ts';

export const bookingEnd = {
  overview: {
    title: '¿Todo está bien?',
    lead: 'Revisa tu reservación. Todavía no se reserva nada.',
    booking: 'Apartando tu traslado…',
    toPayment: 'Continuar al pago',
    toConfirm: 'Continuar a confirmar',
    editRide: 'el traslado',
    editPassengers: 'quiénes viajan',
    editContact: 'el contacto',
    editSpecial: 'los artículos especiales',
    editNotes: 'la solicitud',
    passengers: 'Viajan',
    vehicles: (count) => `En ${count} vehículos`,
    legs: { arrival: 'Al resort', departure: 'Regreso al aeropuerto' },
    dayBefore: 'El día anterior a tu vuelo',
    from: 'Desde',
    to: 'Hasta',
    meeting: 'Encuentro',
    dropOff: 'Te dejamos en',
    flight: 'Vuelo',
    noFlight: 'Falta agregarlo',
    flightTime: {
      arrival: (time) => `aterriza a las ${time}`,
      departure: (time) => `sale a las ${time}`,
    },
    lobby: 'Llega al lobby a las',
    readTerms: 'Términos de la reservación y políticas',
    policies: 'Términos y políticas',
    accept: 'He leído y acepto los términos de la reservación y las políticas.',
  },
  overviewStops: {
    goBack: 'Regresar',
    review: 'Revisar mis datos',
    refresh: 'Actualizar',
    close: 'Cerrar',
    logOut: 'Cerrar sesión',
    failed: {
      title: 'No pudimos crear tu reservación',
      text: 'Es un problema de nuestro lado. No se cobró nada. Por favor intenta de nuevo.',
    },
    noAnswer: 'No pudimos conectarnos. No se cobró nada. Intenta de nuevo. No se reservará dos veces.',
    signedOut:
      'Tu sesión terminó. No se reservó nada. Busca de nuevo tu estancia. Lo que escribiste está guardado.',
    noRate: {
      title: 'Sin tarifas para esta fecha',
      text: 'Ya no hay tarifas disponibles para esta fecha. Actualiza o elige otro traslado.',
    },
    priceChanged: {
      title: 'El precio cambió',
      text: 'Cambió mientras reservabas. No se cobró nada. Tú decides.',
      accept: (price) => `Continuar con ${price}`,
    },
    differs: {
      title: 'Cambiaron los datos de tu reservación',
      text: 'Ya no son los que te mostramos. No se reservó nada. Revísalos, por favor.',
      review: 'Revisar de nuevo',
      changed: 'Cambió',
    },
    groupReset: {
      title: 'No pudimos juntar las estancias',
      text: 'Quitamos las otras estancias de esta reservación. Tus vuelos, contacto y notas están guardados. Puedes agregarlas de nuevo.',
    },
  },
  payment: {
    title: (amount) => `Pagar ${amount}`,
    titleFree: 'Nada que pagar',
    titleBank: 'Confirma con tu banco',
    pay: (amount) => `Pagar ${amount}`,
    paying: 'Pagando, un momento…',
    confirm: 'Confirmar mi traslado',
    confirming: 'Confirmando…',
    nothingDue: 'Incluido en tu estancia',
    nothingDueText: 'No necesitas tarjeta. Confirma para reservar tu traslado.',
    held: 'Apartamos tu traslado por',
    heldAloud: (minutes) =>
      minutes === 1
        ? 'Apartamos tu traslado un minuto más.'
        : `Apartamos tu traslado ${minutes} minutos más.`,
    holdOver: 'Tu traslado ya no está apartado. Aún puedes pagar si sigue disponible.',
    failed: 'Tu pago no se realizó.',
    failedNext: 'No se cobró nada.',
    frame: {
      unavailable: 'El servicio de pago no responde.',
      expired: 'El formulario caducó. Escribe otra vez los datos de tu tarjeta.',
      refused: 'El servicio de pago no aceptó esta tarjeta.',
    },
    frameTitle: 'Datos de la tarjeta, en el formulario seguro del servicio de pago',
    frameLoading: 'Cargando el formulario seguro…',
    bankFrameTitle: 'Confirma con tu banco',
    otherCard: 'Usar otra tarjeta',
    closing: 'Cerrando…',
    stillOpen: {
      title: 'El pago sigue abierto',
      text: 'Confirma con tu banco.',
    },
    atBank: {
      title: 'Tu banco espera tu confirmación',
      text: 'Confirma en la otra página o usa otra tarjeta.',
    },
    noGateway: 'No pudimos cargar el formulario de la tarjeta.',
    about: (amount) =>
      `Cerca de ${amount} al tipo de cambio de hoy. El cargo a tu tarjeta es en dólares estadounidenses.`,
    cards: 'Tarjetas que aceptamos',
    statement: (name: string) => `En tu estado de cuenta verás ${name}.`,
    inDollars: 'El cargo a tu tarjeta es en dólares estadounidenses.',
    private: 'Tu tarjeta va directo al servicio de pago. Nunca vemos el número.',
    unknown: {
      title: 'Estamos revisando tu pago',
      checking: 'Preguntando al servicio de pago…',
      dontPay: 'Por favor no pagues otra vez',
      text: 'Aún no sabemos si se hizo el cargo a tu tarjeta. Seguimos revisando. Esta página se actualiza en cuanto lo sepamos.',
      long: (number) =>
        `Está tardando más de lo normal. Puedes cerrar esta página. Te enviaremos un correo. Tu número de reservación es ${number}.`,
    },
    unreached: {
      title: 'No pudimos abrir la página de pago',
      text: 'Tu reservación sigue igual. No se cobra nada más hasta que oprimas Pagar. Inténtalo de nuevo en un momento.',
    },
    gone: {
      booked: {
        title: 'Ya tienes este traslado',
        text: 'Tienes otra reservación confirmada de este traslado, así que aquí no hay nada que pagar. No se cobró nada.',
      },
      replaced: {
        title: 'Tienes una reservación más reciente',
        text: 'Tu reservación más reciente sustituyó a esta, así que aquí no hay nada que pagar. No se cobró nada.',
      },
      unavailable: {
        title: 'Este traslado ya no está disponible',
        text: 'Terminó el tiempo de apartado y alguien más lo reservó. No se cobró nada.',
      },
      returned: {
        title: 'Este traslado ya no está disponible',
        text: 'Tu pago llegó tarde, así que lo reembolsamos a tu tarjeta. Los bancos lo muestran en 5 a 10 días.',
      },
      cancelled: { title: 'Esta reservación se canceló', text: 'Ya no se puede pagar. No se cobró nada.' },
      lapsed: {
        title: 'El cambio no se pagó a tiempo',
        text: 'Terminaron los 15 minutos para pagar. No se cambió ni se cobró nada. Puedes hacer el cambio de nuevo.',
      },
      lapsedReturned: {
        title: 'No pudimos hacer el cambio',
        text: 'Tu pago llegó tarde, así que lo reembolsamos a tu tarjeta. Tu reservación sigue como estaba.',
      },
      see: 'Ver mi traslado',
      again: 'Elegir de nuevo',
    },
  },
} satisfies typeof english;
