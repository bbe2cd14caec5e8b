import type { booking as shape } from '../en/booking.ts';

/** The four steps of a booking. */
export const booking = {
  steps: { service: 'Traslado', flights: 'Vuelos', overview: 'Revisión', payment: 'Pago' },
  backTo: (step) => `Volver a ${step}`,
  backHome: 'Volver al inicio',
  continue: 'Continuar',
  change: 'Cambiar',
  done: 'Listo',
  edit: 'Cambiar',
  tryAgain: 'Intentar de nuevo',
  startAgain: 'Empezar de nuevo',
  startOver: {
    open: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    text: 'Se borran tu traslado, vuelos, pasajeros y notas. Tu estancia se conserva.',
    yes: 'Borrar y empezar de nuevo',
    no: 'Seguir',
  },
  bar: (service, trip) => `${service}, ${trip.toLowerCase()}`,
  trips: {
    round_trip: { title: 'Viaje redondo' },
    arrival: { title: 'Aeropuerto al resort' },
    departure: { title: 'Resort al aeropuerto' },
  },
  ticket: {
    name: 'Tu reserva hasta ahora',
    arrival: 'Llegada',
    departure: 'Salida',
    backFrom: 'Regreso desde',
    party: 'Viajan',
    ride: 'Traslado',
    choose: 'Elige un traslado para ver cuánto cuesta.',
  },
  price: {
    total: 'Total',
    allIn: 'Incluye impuestos, peajes y cuotas del aeropuerto',
    included: 'Lo paga tu estancia',
    free: 'Gratis',
    times: (quantity, unit) => `${quantity} × ${unit}`,
    lines: {
      'price.vehicles': (count) => (count === 1 ? 'Vehículo privado' : 'Vehículos privados'),
      'price.adults': (count) => (count === 1 ? 'Asiento de adulto' : 'Asientos de adulto'),
      'price.baby_seats': (count) =>
        count === 1 ? 'Asiento con silla de bebé' : 'Asientos con silla de bebé',
      'price.children': (count) => (count === 1 ? 'Menor de 4 años' : 'Menores de 4 años'),
    },
  },
  party: {
    change: 'Viaje y personas',
    trip: 'Tu viaje',
    nobody: 'Nadie todavía',
    adults: (count) => (count === 1 ? '1 adulto' : `${count} adultos`),
    children: (count) => (count === 1 ? '1 menor de 4 años' : `${count} menores de 4 años`),
    babySeats: (count) => (count === 1 ? '1 silla de bebé' : `${count} sillas de bebé`),
    childrenNote:
      'A partir de los 4 años viajan como adultos. Si el tuyo es mayor, cámbialo aquí y los precios se ajustan.',
  },
  service: {
    title: 'Elige tu traslado',
    lead: (name) => `${name}, estos van a tu resort. El precio es por todos ustedes.`,
    loading: 'Buscando traslados…',
    allClosed: 'No se puede reservar en línea para estos días',
  },
  card: {
    included: 'Incluido en tu estancia',
    recommended: 'Recomendado',
    chosen: 'Tu elección',
    forTrip: {
      round_trip: 'ida y vuelta, en total',
      arrival: 'un trayecto, en total',
      departure: 'un trayecto, en total',
    },
    perVehicle: (price, vehicles) =>
      vehicles === 1 ? `${price} por vehículo` : `${vehicles} vehículos a ${price} cada uno`,
    perAdult: (price) => `${price} por adulto; menores de 4 años en brazos, gratis`,
    paidByStay: 'Lo paga tu estancia',
    onTop: (unit) => `Además de lo que incluye tu estancia (${unit})`,
    noRate: 'Sin precio para esta fecha',
    closed: 'No disponible para estos días',
    choose: (price) => `Elegir por ${price}`,
    chooseFree: 'Elegir, está incluido',
    chooseThis: 'Elegir este traslado',
    details: 'Detalles y términos',
    upsell: (name, more) => `${name} por ${more} más`,
    fitsInOne: (people, less, vehicles, other) =>
      `Tu grupo de ${people} cabe en un solo vehículo: ${less} menos que ${vehicles} × ${other}`,
    vehicles: (count, room) =>
      count === 1
        ? `1 vehículo para ${room} personas como máximo`
        : `${count} vehículos para ${room} personas como máximo cada uno`,
    seats: (count) =>
      count === 1 ? '1 asiento en un vehículo compartido' : `${count} asientos en un vehículo compartido`,
    luggage: (suitcases, handBags) => {
      const cases = suitcases === 1 ? '1 maleta' : `${suitcases} maletas`;
      return `${cases} y ${handBags} equipaje${handBags === 1 ? '' : 's'} de mano por persona`;
    },
    alone: 'Solo tu grupo, sin esperar a otros',
    withOthers: 'Con otros: puede esperar y hacer paradas',
  },
  details: {
    itinerary: 'Cómo es el viaje',
    includes: 'Incluye',
    notIncludes: 'No incluye',
    recommendations: 'Conviene saber',
    demarcation: 'Dónde opera',
    terms: 'Términos de reserva',
    policies: 'Políticas',
  },
  departureOffer: {
    title: '¿Y el regreso?',
    text: 'Elegiste el viaje al resort. Agrega ahora el regreso al aeropuerto y cuesta menos que por separado.',
    includedText:
      'Tu estancia incluye el viaje al resort, no el regreso al aeropuerto. Puedes agregarlo ahora.',
    what: (service, day) => `${service}, regreso al aeropuerto el ${day}`,
    total: (price) => `Los dos viajes juntos: ${price}`,
    yes: (price) => `Sí, agregar por ${price}`,
    no: 'No, solo la llegada',
  },
  refusals: {
    noServices: {
      title: 'Transporte no disponible',
      text: 'No tenemos traslados para estas fechas y este aeropuerto. Llámanos y encontramos una solución.',
    },
    noData: {
      title: 'Datos no válidos',
      text: 'Algo de este viaje no está como debería. Intenta de nuevo o empieza desde el inicio.',
    },
    destination: {
      title: 'Desde este aeropuerto no llegamos ahí',
      text: 'Este resort no tiene servicio desde el aeropuerto que elegiste. Empieza de nuevo con otro aeropuerto o llámanos.',
    },
    session: {
      title: 'Tu sesión terminó',
      text: 'Por tu seguridad te pedimos de nuevo tu estancia. Lo que escribiste sigue en este dispositivo.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No tuvimos respuesta. Lo que escribiste está guardado; intenta de nuevo cuando tengas señal.',
    },
    server: {
      title: 'No pudimos obtener los traslados',
      text: 'Es cosa nuestra, no tuya. Intenta de nuevo en un momento.',
    },
  },
  flights: {
    title: 'Tus vuelos',
    lead: 'Basta el número de vuelo: buscamos lo demás y calculamos tu hora de salida.',
    notesTitle: '¿Algo más?',
    notes: 'Petición especial',
    notesHint: 'Una silla de ruedas, un cumpleaños, tablas de surf: dinos aquí.',
  },
  contact: {
    title: 'Contacto',
    lead: 'Aquí llega tu confirmación, y a este número te llama tu chofer.',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    emailHint: 'Para tu confirmación',
    phone: 'Teléfono',
    phoneHint: 'Con el país desde el que llamas',
    change: 'Cambiar',
    onFile: 'Ya registrado',
    keep: (masked) => `Registrado: ${masked}. Déjalo vacío para conservarlo.`,
  },
  flight: {
    title: { arrival: 'Vuelo de llegada', departure: 'Vuelo de regreso' },
    labels: {
      date: 'Fecha del vuelo',
      flightNumber: 'Número de vuelo',
      tailNumber: 'Matrícula',
      airline: 'Aerolínea',
      isNational: '¿A dónde va este vuelo?',
    },
    timeLabels: { arrival: 'Hora de aterrizaje', departure: 'Hora de despegue' },
    timeHint: 'Hora local del aeropuerto',
    numberHint: 'Como AM 1234, tal como aparece en tu boleto',
    tailHint: 'Como XA-ABC o N123AB',
    checkIn: 'tu día de llegada',
    checkOut: 'tu día de salida',
    changeDay: '¿Otro día?',
    dayReason: (arrival, departure) => `Tu estancia es del ${arrival} al ${departure}.`,
    looking: (flight) => `Buscando ${flight}…`,
    waiting: 'Revisando tu vuelo…',
    offline: 'No tienes conexión. Buscaremos tu vuelo cuando vuelvas a tenerla.',
    unanswered: {
      offline: {
        title: 'No tienes conexión',
        text: 'Lo que escribiste se conserva. Intenta de nuevo cuando tengas conexión.',
      },
      noAnswer: {
        title: 'No podemos revisar tu vuelo en este momento',
        text: 'Lo que escribiste se conserva. Intenta de nuevo o escribe tú los datos del vuelo.',
      },
      again: 'Intentar de nuevo',
      byHand: 'Escribir los datos',
    },
    foundAloud: 'Vuelo encontrado.',
    found: {
      arrival: (time, city, other) =>
        `Aterriza a las ${time}, hora de ${city}${other ? `, desde ${other}` : ''}`,
      departure: (time, city, other) =>
        `Despega a las ${time}, hora de ${city}${other ? `, a ${other}` : ''}`,
    },
    national: 'Nacional',
    nationalDetail: 'Se queda en el país',
    international: 'Internacional',
    internationalDetail: 'Sale del país',
    notRight: '¿No es así? Escríbelo',
    missing: (flight, day) => `No encontramos ${flight} el ${day}. Por favor escríbelo a mano.`,
    lookUpFailed: 'No pudimos buscarlo en este momento. Por favor escríbelo a mano.',
    airlinesDown: {
      title: 'El servicio de aerolíneas no está disponible',
      text: 'La lista de aerolíneas no llegó. Lo que escribiste sigue aquí; pídela de nuevo.',
      refresh: 'Actualizar',
    },
    haveNumber: 'Tengo número de vuelo',
    isPrivate: 'Es un vuelo privado',
    notYet: 'Aún no tengo mi vuelo',
    laterText:
      'No hay problema. Dinos más o menos cuándo y después te pedimos el vuelo. Tu hora se ajusta con él.',
  },
  pickUp: {
    title: { arrival: 'Te recibimos en el aeropuerto', departure: 'Te recogemos en el resort' },
    clock: (city) => `hora de ${city}`,
    whyDeparture: (duration, kind) => `${duration} antes de tu vuelo ${kind}`,
    lobby: (time) => `Te esperamos en el lobby a las ${time}, 10 minutos antes.`,
    national: 'nacional',
    international: 'internacional',
    duration: (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    dayBefore: (date, time) => `El día anterior a tu vuelo: ${date}, ${time}`,
    dayBeforeText: (date, time) =>
      `El vuelo es el ${date} a las ${time}, así que el traslado es la noche anterior.`,
  },
  counters: {
    title: '¿Quiénes viajan?',
    lead: 'Según tu estancia. Cámbialo si es distinto.',
    adults: 'Adultos y niños de 4 años o más',
    adultsDetail: 'Cada quien con su asiento',
    children: 'Menores de 4 años',
    childrenDetail: 'En brazos, gratis',
    babySeats: 'Menores en silla de bebé',
    babySeatsDetail: 'Llevamos la silla; cuenta como asiento',
    full: (room) => `El vehículo se llena con ${room}.`,
    samePeople: 'Son las mismas personas. Cuenta aquí solo a quien se les una.',
    mainGuest: 'huésped principal',
    remove: 'Quitar',
    removeNamed: (folio: string) => `Quitar ${folio}`,
    vehicles: (people, vehicles) => `${people} pasajeros necesitan ${vehicles} vehículos`,
    vehiclesPrice: (price) => `Se paga cada uno. En total ${price}.`,
    moreThanStay: 'Más personas de las que tiene tu estancia',
    moreThanStayPrice: (price) => `Los asientos adicionales cuestan ${price}.`,
    benefitUsed: (amount: string) => `Otra reserva ya usó ${amount} de lo que incluye tu estancia`,
    benefitLeft: (amount: string) => `${amount} de eso pagan este traslado.`,
    benefitGone: 'Ya no queda nada, así que este traslado tiene su precio completo.',
    largerFits: (name, price) => `${name}: todos en un solo vehículo por ${price}.`,
    takeLarger: (name, less) => `Cambiar a ${name}, ${less} menos`,
    largerTaken: (name, price) => `${name} por ${price}.`,
    moreVehiclesPrice: (price) => `El grupo más grande cuesta ${price}.`,
  },
  addStay: {
    open: 'Agregar otra estancia',
    title: 'Agregar otra estancia',
    kind: '¿Qué estancia es?',
    kinds: {
      related: { title: 'Otra habitación, mismas fechas', detail: 'Amigos o familia en tu resort' },
      consecutive: {
        title: 'La estancia justo antes o después',
        detail: 'En tu resort o en otro de este aeropuerto',
      },
    },
    resort: 'Resort de esa estancia',
    resortPlaceholder: 'Elige el resort',
    booking: 'Número de confirmación',
    lastName: 'Apellido',
    arrival: 'Fecha de llegada de esa estancia',
    lastNameHint: 'Del huésped de esa estancia',
    submit: 'Agregar esta estancia',
    looking: 'Buscando la estancia…',
    found: 'Estas van con tu estancia',
    candidate: { related: 'Otra habitación', consecutive: 'Tu otra estancia' },
    add: 'Agregar',
    addNamed: (folio: string) => `Agregar ${folio}`,
    adding: 'Agregando…',
    added: (folio: string) => `${folio} viaja con ustedes.`,
    notLooked: 'No pudimos buscar tus otras estancias en este momento. Puedes escribir su número.',
    lookAgain: 'Buscar de nuevo',
    nothing: 'Eso no cambia nada: estas estancias ya viajan juntas.',
    seeBooking: 'Ver mi transportación',
    refusals: {
      'link.not_found': 'La reservación que escribiste no es válida.',
      'link.already_selected': 'Este número de confirmación ya está seleccionado.',
      'link.different_destination': 'Esa estancia es en otro destino, así que no puede viajar con la tuya.',
      'link.not_consecutive':
        'Esa estancia no empieza el día que termina la tuya ni termina el día que empieza.',
      'link.dates_do_not_match': 'Las fechas de las dos estancias no coinciden.',
      'link.already_has_transportation': 'Esa reservación ya tiene transportación relacionada.',
      'link.no_transportation_included': 'Esa estancia no tiene transportación incluida y la tuya sí.',
      'link.included_does_not_match': 'La transportación incluida en las dos estancias no es la misma.',
      'link.server_error': 'No pudimos buscarla. Por favor intenta de nuevo.',
      'link.offline': 'No recibimos respuesta. Quizá no tienes conexión.',
    },
    next: {
      'link.not_found': 'Revisa el número y el apellido, como están en la confirmación de esa estancia.',
      'link.already_selected': 'Sus personas ya están en la lista de arriba.',
      'link.different_destination':
        'Termina primero esta reserva. Después reserva el traslado de esa estancia desde el inicio.',
      'link.not_consecutive':
        'Con días de por medio, cada estancia tiene su traslado: reserva ese por separado.',
      'link.dates_do_not_match':
        'Las habitaciones viajan juntas cuando sus fechas son las mismas. Reserva su traslado por separado o llámanos.',
      'link.already_has_transportation': 'Su huésped puede verla y cambiarla en Mi transportación.',
      'link.no_transportation_included':
        'Para que conserves tu beneficio, reserva su traslado por separado o llámanos.',
      'link.included_does_not_match':
        'Para que nadie pierda un beneficio, reserva su traslado por separado o llámanos.',
      'link.server_error': 'Lo que escribiste se conserva. Si vuelve a pasar, llámanos.',
      'link.offline': 'Lo que escribiste se conserva. Intenta de nuevo cuando tengas conexión.',
    },
    groupReset: {
      title: 'No se pudieron juntar las estancias',
      text: 'Quitamos las otras estancias de esta reserva. Tus vuelos, contacto y notas se conservan; puedes agregarlas de nuevo.',
    },
    span: {
      title: 'Un traslado de ida y uno de regreso',
      arrival: (resort: string, day: string) => `Del aeropuerto a ${resort} el ${day}.`,
      departure: (resort: string, day: string) => `De ${resort} al aeropuerto el ${day}.`,
      between: 'El camino de un resort al otro no está incluido.',
    },
  },
  timeQuestion: {
    title: '¿Cuál es la hora correcta?',
    text: {
      arrival: (flight, scheduled, typed) =>
        `Según el horario, ${flight} aterriza a las ${scheduled}. Escribiste ${typed}.`,
      departure: (flight, scheduled, typed) =>
        `Según el horario, ${flight} sale a las ${scheduled}. Escribiste ${typed}.`,
    },
    use: (time) => `Usar ${time}`,
    keep: (time) => `Dejar ${time}`,
  },
  stops: {
    show: 'Ver qué falta',
    flights: {
      title: 'Faltan datos de tus vuelos',
      text: 'Los necesitamos para saber cuándo estar ahí.',
    },
    passengers: {
      title: 'Revisa quiénes viajan',
      text: 'Viaja al menos un adulto, y un vehículo compartido tiene un cupo.',
    },
    policies: {
      title: 'Falta una casilla',
      text: 'Lee y acepta los términos de reserva y las políticas antes de continuar.',
    },
  },
  dateAlert: {
    arrival: {
      title: 'Tu vuelo de llegada y tu check-in no coinciden',
      text: (flight, stay) => `El vuelo es el ${flight}. Tu estancia empieza el ${stay}.`,
    },
    departure: {
      title: 'Tu vuelo de regreso y tu check-out no coinciden',
      text: (flight, stay) => `El vuelo es el ${flight}. Tu estancia termina el ${stay}.`,
    },
    help: 'Cambia la fecha o agrega la estancia que va justo antes o después.',
    change: 'Cambiar la fecha',
    add: 'Agregar otra estancia',
  },
  soon: {
    today: {
      title: 'Para un traslado hoy, llámanos',
      text: 'Ya no alcanza el tiempo para reservar en línea. Con una llamada aún te conseguimos uno, si lo hay.',
    },
    tomorrow: {
      title: 'Para mañana, llámanos',
      text: 'Los traslados para mañana se reservan en línea hasta las 15:00, hora del resort. Con una llamada aún consigues uno.',
    },
    past: { title: 'Ese momento ya pasó', text: 'Revisa la fecha de tu vuelo. Si es correcta, llámanos.' },
    closed: {
      title: 'Este traslado no opera ese día',
      text: 'Elige otro traslado u otro vuelo. Si no es posible, una llamada ayuda.',
    },
    other: { title: 'Ese día no se puede reservar en línea', text: 'Llámanos y vemos qué se puede hacer.' },
    write: 'Escríbenos',
    hours: (from, to) => `Contestamos de ${from} a ${to}, hora del resort.`,
  },
  overview: {
    title: '¿Todo está bien?',
    lead: 'Revísalo con calma. Todavía no se reserva nada.',
    booking: 'Apartando tus lugares…',
    toPayment: 'Continuar al pago',
    toConfirm: 'Continuar a confirmar',
    editRide: 'el traslado',
    editPassengers: 'quiénes viajan',
    editContact: 'el contacto',
    editNotes: 'la petición',
    passengers: 'Viajan',
    vehicles: (count) => `En ${count} vehículos`,
    legs: { arrival: 'Al resort', departure: 'Regreso al aeropuerto' },
    dayBefore: 'El día anterior a tu vuelo',
    from: 'Desde',
    to: 'Hasta',
    flight: 'Vuelo',
    noFlight: 'Por avisar',
    flightTime: {
      arrival: (time) => `aterriza ${time}`,
      departure: (time) => `despega ${time}`,
    },
    lobby: 'En el lobby',
    readTerms: 'Términos de reserva y políticas',
    policies: 'Términos y políticas',
    accept: 'He leído y acepto los términos de reserva y las políticas.',
  },
  overviewStops: {
    goBack: 'Regresar',
    review: 'Revisar mis datos',
    refresh: 'Actualizar',
    close: 'Cerrar',
    logOut: 'Cerrar sesión',
    failed: {
      title: 'No fue posible crear tu reservación.',
      text: 'Es cosa nuestra, no tuya. No se cobró nada. Por favor intenta de nuevo.',
    },
    noAnswer: 'No tuvimos respuesta. No se cobró nada. Intenta de nuevo: no se reservará dos veces.',
    signedOut:
      'Tu sesión terminó. No se reservó nada. Busca de nuevo tu estancia; lo que escribiste está guardado.',
    noRate: {
      title: 'Lo sentimos, no pudimos procesar tu solicitud',
      text: 'Ya no hay tarifas disponibles para esta fecha. Actualiza o elige otro traslado.',
    },
    priceChanged: {
      title: 'El precio cambió',
      text: 'Cambió mientras reservabas. No se cobró nada; tú decides.',
      accept: (price) => `Continuar con ${price}`,
    },
    differs: {
      title: 'Algo cambió mientras tanto',
      text: 'Volvimos a calcular y no es lo que te mostramos. No se reservó nada.',
      review: 'Verlo de nuevo',
      changed: 'Cambió',
    },
  },
  payment: {
    title: (amount) => `Pagar ${amount}`,
    titleFree: 'Nada que pagar',
    titleBank: 'Tu banco te pregunta',
    pay: (amount) => `Pagar ${amount}`,
    paying: 'Pagando, un momento…',
    confirm: 'Confirmar mi traslado',
    confirming: 'Confirmando…',
    nothingDue: 'Tu estancia paga este traslado',
    nothingDueText: 'No necesitas tarjeta. Confirma y tu traslado queda reservado.',
    held: 'Apartamos tus lugares por',
    heldAloud: (minutes) =>
      minutes === 1
        ? 'Apartamos tus lugares un minuto más.'
        : `Apartamos tus lugares ${minutes} minutos más.`,
    holdOver: 'Tus lugares ya no están apartados. Aún puedes pagar; los tomamos de nuevo si siguen libres.',
    failed: 'Lo sentimos, tu pago no se realizó. Verifica tus datos e intenta de nuevo.',
    failedNext: 'No se cobró nada.',
    frame: {
      unavailable: 'El servicio de pago no respondió.',
      expired:
        'El formulario estuvo abierto demasiado tiempo y se cargó de nuevo. Escribe otra vez la tarjeta.',
      refused: 'El servicio de pago no aceptó esta tarjeta.',
    },
    frameTitle: 'Datos de la tarjeta, en el formulario seguro del servicio de pago',
    bankFrameTitle: 'Confirmación de tu banco',
    noGateway: 'No se pudo cargar el formulario de la tarjeta.',
    about: (amount) =>
      `Cerca de ${amount} al tipo de cambio de hoy, como referencia. Tu tarjeta se cobra en dólares.`,
    inDollars: 'Tu tarjeta se cobra en dólares estadounidenses.',
    private: 'La tarjeta va directo al servicio de pago; nunca vemos su número.',
    unknown: {
      title: 'Estamos revisando tu pago',
      checking: 'Preguntando al servicio de pago…',
      dontPay: 'Por favor no pagues otra vez',
      text: 'Aún no sabemos si se cobró tu tarjeta. Seguimos preguntando; esta página avanza sola en cuanto lo sepamos.',
      long: (number) =>
        `Tarda más de lo normal. Puedes cerrar esta página: seguimos revisando y te mandamos un correo. Tu número de reserva es ${number}.`,
    },
    unreached: {
      title: 'No pudimos abrir el pago',
      text: 'No tuvimos respuesta. Tu reserva sigue igual y no se cobra nada más hasta que oprimas Pagar. Inténtalo de nuevo en un momento.',
    },
    gone: {
      booked: {
        title: 'Ya tienes este traslado',
        text: 'Se confirmó otra reservación de este traslado, así que esta ya no se puede pagar. No se cobró nada.',
      },
      replaced: {
        title: 'Ya reservaste este traslado de nuevo',
        text: 'Tu reserva más reciente tomó el lugar de esta, así que aquí no hay nada que pagar. No se cobró nada.',
      },
      unavailable: {
        title: 'Este traslado ya no está disponible',
        text: 'Apartamos los lugares un tiempo y otros los tomaron después. No se cobró nada.',
      },
      returned: {
        title: 'Este traslado ya no está disponible',
        text: 'Tu pago llegó tarde, así que lo devolvemos de inmediato a tu tarjeta. Los bancos tardan unos días en mostrarlo.',
      },
      cancelled: { title: 'Esta reserva fue cancelada', text: 'Ya no se puede pagar. No se cobró nada.' },
      lapsed: {
        title: 'El cambio no se pagó a tiempo',
        text: 'Pasaron sus 15 minutos: no se cambió ni se cobró nada. Tu reserva sigue como estaba; puedes elegir el cambio de nuevo.',
      },
      lapsedReturned: {
        title: 'El cambio ya no se pudo hacer',
        text: 'Tu pago llegó tarde y lo regresamos de inmediato a tu tarjeta. Tu reserva sigue como estaba.',
      },
      see: 'Ver mi traslado',
      again: 'Elegir de nuevo',
    },
  },
} satisfies typeof shape;
